import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Carousel } from './carousel';

function draw(slides: readonly string[]) {
  render(
    <Carousel
      label="Offers"
      slideLabel={(position, count) => `${position} of ${count}`}
      previousLabel="Previous"
      nextLabel="Next"
    >
      {slides.map((slide) => (
        <p key={slide}>{slide}</p>
      ))}
    </Carousel>,
  );
}

test('UI-99 a carousel and each of its slides are named', () => {
  draw(['Pie', 'Flan']);
  expect(screen.getByRole('group', { name: 'Offers' })).toBeTruthy();
  expect(screen.getByRole('group', { name: '2 of 2' }).textContent).toBe('Flan');
});

test('UI-99 nothing to step through, no buttons', () => {
  draw(['Pie']);
  expect(screen.queryByRole('button')).toBeNull();
});

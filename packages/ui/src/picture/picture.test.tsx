import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Picture } from './picture';

const BURGER = { src: '/burger.jpg', alt: 'A burger', width: 1200, height: 900 };

test('UI-60 takes its room at once and offers every encoding', () => {
  const { container } = render(
    <Picture
      {...BURGER}
      ratio="4 / 3"
      sizes="33vw"
      sources={[
        { type: 'image/avif', srcSet: '/burger-400.avif 400w' },
        { type: 'image/webp', srcSet: '/burger-400.webp 400w' },
      ]}
    />,
  );
  const image = screen.getByRole('img', { name: 'A burger' });
  expect([image.getAttribute('width'), image.getAttribute('height')]).toEqual(['1200', '900']);
  const types = [...container.querySelectorAll('source')].map((source) => source.type);
  expect(types).toEqual(['image/avif', 'image/webp']);
});

test('UI-61 a missing picture leaves nothing behind, and another one gets its chance', () => {
  const { container, rerender } = render(<Picture {...BURGER} />);
  fireEvent.error(screen.getByRole('img'));
  expect(container.childElementCount).toBe(0);
  rerender(<Picture {...BURGER} src="/other.jpg" />);
  expect(screen.getByRole('img')).toBeTruthy();
});

test('UI-62 loads lazily unless it is seen first', () => {
  const view = render(<Picture {...BURGER} />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('lazy');
  view.rerender(<Picture {...BURGER} isPriority />);
  expect(screen.getByRole('img').getAttribute('loading')).toBe('eager');
  expect(screen.getByRole('img').getAttribute('fetchpriority')).toBe('high');
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FloatingBar } from './floating-bar';

test('UI-71 says what changed in it', () => {
  const view = render(draw(1));
  const status = screen.getByRole('status');
  view.rerender(draw(2));
  expect(status.textContent).toBe('2 items');
  expect(screen.getByRole('link', { name: /View order/ }).getAttribute('href')).toBe('/cart');
});

function draw(count: number) {
  return (
    <FloatingBar
      component="a"
      href="/cart"
      count={count}
      label="View order"
      total="$12.50"
      status={`${count} items`}
    />
  );
}

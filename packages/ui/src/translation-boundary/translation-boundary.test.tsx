import { render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TranslationBoundary } from './translation-boundary';

// React reports each error that a boundary catches.
beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => vi.restoreAllMocks());

/** Fails as React does when it misses a node; a mount of its own would not. */
function Dish({ errors }: { readonly errors: Error[] }) {
  useLayoutEffect(() => {
    const error = errors.pop();
    if (error) throw error;
  });
  return <p>soup</p>;
}

function draw(errors: Error[]) {
  return (
    <TranslationBoundary>
      <Dish errors={errors} />
    </TranslationBoundary>
  );
}

function missingNode(): Error {
  return new DOMException('The object can not be found here.', 'NotFoundError');
}

test('UI-25 what misses a node that a translation has moved is mounted again', () => {
  const view = render(draw([]));
  const before = screen.getByText('soup');
  view.rerender(draw([missingNode()]));
  expect(screen.getByText('soup')).not.toBe(before);
});

test('UI-25 what misses a node each time is left to the next boundary', () => {
  expect(() => render(draw(Array.from({ length: 50 }, missingNode)))).toThrow('can not be found');
});

test('UI-25 another error is left to the next boundary', () => {
  expect(() => render(draw([new RangeError('broken')]))).toThrow('broken');
});

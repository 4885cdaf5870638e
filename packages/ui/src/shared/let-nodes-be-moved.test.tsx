import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { letNodesBeMoved } from './let-nodes-be-moved';
import { translate } from './translate';

const { removeChild, insertBefore } = Object.getOwnPropertyDescriptors(Node.prototype);
afterEach(() => {
  Object.defineProperties(Node.prototype, { removeChild, insertBefore });
});

function Dish({ note, isNew = false }: { readonly note?: string; readonly isNew?: boolean }) {
  return (
    <p>
      {isNew && <b>new</b>}
      {note}
      <i>soup</i>
    </p>
  );
}

test('UI-25 what a translation has moved may go, and something may come before it', () => {
  letNodesBeMoved();
  const view = render(<Dish note="hot" />);
  translate(view.container);
  view.rerender(<Dish note="hot" isNew />);
  view.rerender(<Dish isNew />);
  expect(screen.getByText('new')).toBeTruthy();
  expect(screen.getByText('soup')).toBeTruthy();
});

test('UI-25 all else goes and comes as before', () => {
  letNodesBeMoved();
  const view = render(<Dish note="hot" />);
  view.rerender(<Dish note="hot" isNew />);
  expect(view.container.textContent).toBe('newhotsoup');
  view.rerender(<Dish />);
  expect(view.container.textContent).toBe('soup');
});

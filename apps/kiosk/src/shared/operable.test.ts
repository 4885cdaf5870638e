import { beforeEach, expect, test } from 'vitest';
import { operable, stepped } from './operable';

beforeEach(() => {
  document.body.innerHTML = `
    <a href="/menu">Menu</a>
    <button>Add</button>
    <button disabled>Sold out</button>
    <div aria-hidden="true"><button>Hidden</button></div>
    <dialog><button>Later</button></dialog>`;
});

function names() {
  return operable(document).map(({ textContent }) => textContent);
}

test('what can be operated comes in the order of the page', () => {
  expect(names()).toEqual(['Menu', 'Add']);
});

test('an open dialog keeps the arrows to itself', () => {
  document.querySelector('dialog')?.setAttribute('open', '');
  expect(names()).toEqual(['Later']);
});

test.each([
  [-1, 1, 0],
  [-1, -1, 2],
  [2, 1, 0],
  [0, -1, 2],
  [1, 1, 2],
] as const)('from place %i, a step of %i leads to %i of three', (place, step, next) => {
  expect(stepped(place, step, 3)).toBe(next);
});

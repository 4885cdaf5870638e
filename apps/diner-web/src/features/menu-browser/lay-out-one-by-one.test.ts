import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isResting, layOutAll, onceSeen, uncover } from '#shared/lay-out-all';
import { layOutOneByOne } from './lay-out-one-by-one';

const IDS = ['burgers', 'bowls', 'sides'];
let idle: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.splice(handle - 1, 1));
  document.documentElement.dataset['rests'] = '';
  document.body.innerHTML = IDS.map((id) => `<section id="${id}"></section>`).join('');
});

afterEach(() => vi.unstubAllGlobals());

test('one category is laid out whenever there is time, and at the end none is left out', () => {
  layOutOneByOne(IDS);
  const seen = IDS.map(() => {
    idle.shift()?.();
    return laidOut();
  });
  expect(seen).toEqual([['burgers'], ['burgers', 'bowls'], IDS]);
  expect(isResting()).toBe(true);
  idle.shift()?.();
  expect(isResting()).toBe(false);
  expect(idle).toEqual([]);
});

test('a jump lays out all of them, and leaving the menu calls the rest off', () => {
  const stop = layOutOneByOne(IDS);
  layOutAll();
  expect(isResting()).toBe(false);
  stop();
  expect(idle).toEqual([]);
});

test('where none rests nothing is done', () => {
  layOutAll();
  layOutOneByOne(IDS);
  expect(idle).toEqual([]);
});

test.each([
  ['all of it is laid out', layOutAll],
  ['its sheet is closed', uncover],
])('a jump behind a sheet waits until %s, and is made once', (_, show) => {
  document.body.append(document.createElement('dialog'));
  const jump = vi.fn();
  onceSeen(jump);
  expect(jump).not.toHaveBeenCalled();
  show();
  show();
  expect(jump).toHaveBeenCalledOnce();
});

test.each([
  ['no sheet', () => undefined],
  [
    'a sheet over a menu that is laid out',
    () => {
      document.body.append(document.createElement('dialog'));
      layOutAll();
    },
  ],
])('with %s a jump is made at once', (_, open) => {
  open();
  const jump = vi.fn();
  onceSeen(jump);
  expect(jump).toHaveBeenCalledOnce();
});

function laidOut(): readonly string[] {
  return [...document.querySelectorAll('[data-laid-out]')].map(({ id }) => id);
}

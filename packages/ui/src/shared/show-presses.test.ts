import { afterEach, expect, test, vi } from 'vitest';
import { showPresses } from './show-presses';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['where presses show only then', true],
  ['nowhere else', false],
])('UI-24 touches are listened to %s', (_, isSafari) => {
  const supports = vi.fn((property: string) => isSafari && property === '-webkit-touch-callout');
  vi.stubGlobal('CSS', { supports });
  const body = document.createElement('body');
  const listen = vi.spyOn(body, 'addEventListener');
  showPresses(body);
  expect(listen.mock.calls.map(([name]) => name)).toEqual(isSafari ? ['touchstart'] : []);
});

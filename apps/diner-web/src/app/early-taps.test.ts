import { afterEach, expect, test, vi } from 'vitest';
import { takeEarlyTaps } from './early-taps';

afterEach(() => {
  globalThis.__comanda_taps = undefined;
  document.body.replaceChildren();
});

test('what was tapped too early is tapped once more, unless it is gone', () => {
  const [kept, gone] = [document.createElement('button'), document.createElement('button')];
  document.body.append(kept);
  const [onKept, onGone, stop] = [vi.fn(), vi.fn(), vi.fn()];
  kept.addEventListener('click', onKept);
  gone.addEventListener('click', onGone);
  globalThis.__comanda_taps = { buttons: [kept, gone, kept], stop };
  const tapAgain = takeEarlyTaps();
  expect(stop).toHaveBeenCalledOnce();
  tapAgain();
  tapAgain();
  expect(onKept).toHaveBeenCalledTimes(2);
  expect(onGone).not.toHaveBeenCalled();
});

test('where nothing was noted, nothing is tapped', () => {
  expect(() => takeEarlyTaps()()).not.toThrow();
});

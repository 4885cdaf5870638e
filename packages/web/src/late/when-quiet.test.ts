import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { whenQuiet } from './when-quiet';

const work = vi.fn();

beforeEach(() => {
  work.mockClear();
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

test('what can wait begins once the guest has rested for two seconds', () => {
  whenQuiet(work);
  for (const type of ['click', 'input', 'scroll']) {
    vi.advanceTimersByTime(1999);
    document.body.dispatchEvent(new Event(type));
  }
  vi.advanceTimersByTime(1999);
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledTimes(1);
});

test('of who never rests it waits for half a minute, and is done once', () => {
  whenQuiet(work);
  for (let second = 1; second < 30; second += 1) {
    vi.advanceTimersByTime(1000);
    document.body.dispatchEvent(new Event('click'));
  }
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  expect(work).toHaveBeenCalledTimes(1);
  document.body.dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(60_000);
  expect(work).toHaveBeenCalledTimes(1);
});

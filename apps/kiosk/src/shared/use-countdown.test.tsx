import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useCountdown } from './use-countdown';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Counted = { readonly seconds: number | null; readonly turn: number };

function count(first: Counted) {
  const onZero = vi.fn();
  const { result, rerender } = renderHook(
    ({ seconds, turn }: Counted) => useCountdown(seconds, onZero, turn),
    { initialProps: first },
  );
  return { onZero, result, rerender };
}

function pass(seconds: number): void {
  act(() => void vi.advanceTimersByTime(seconds * 1_000));
}

test('a longer time that is given later is counted whole', () => {
  const { onZero, result, rerender } = count({ seconds: 30, turn: 0 });
  pass(20);
  rerender({ seconds: 300, turn: 0 });
  expect(result.current).toBe(300);
  pass(299);
  expect(onZero).not.toHaveBeenCalled();
  pass(1);
  expect(onZero).toHaveBeenCalledOnce();
});

test('each turn counts again, and none counts without a time', () => {
  const { onZero, result, rerender } = count({ seconds: 30, turn: 0 });
  pass(29);
  rerender({ seconds: 30, turn: 1 });
  pass(29);
  expect([result.current, onZero.mock.calls]).toEqual([1, []]);
  rerender({ seconds: null, turn: 1 });
  pass(60);
  expect(onZero).not.toHaveBeenCalled();
});

import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useIdleLock } from './use-idle-lock';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const MINUTE_MS = 60_000;

test('locks after three minutes without an act, each of which begins them again', () => {
  const lock = vi.fn();
  renderHook(() => useIdleLock(lock, { isOn: true }));
  vi.advanceTimersByTime(2 * MINUTE_MS);
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(3 * MINUTE_MS - 1);
  expect(lock).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(lock).toHaveBeenCalledOnce();
});

test('a page that opens after a longer pause locks at once, a reloaded one after the rest of the time', () => {
  const lock = vi.fn();
  const last_ms = Date.now() - 2 * MINUTE_MS;
  renderHook(() => useIdleLock(lock, { isOn: true, lastAct: () => last_ms }));
  vi.advanceTimersByTime(MINUTE_MS - 1);
  expect(lock).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(lock).toHaveBeenCalledOnce();
  renderHook(() => useIdleLock(lock, { isOn: true, lastAct: () => last_ms }));
  vi.advanceTimersByTime(0);
  expect(lock).toHaveBeenCalledTimes(2);
});

test('locks nothing while nobody is signed in', () => {
  const lock = vi.fn();
  renderHook(() => useIdleLock(lock, { isOn: false, minutes: 1 }));
  vi.advanceTimersByTime(5 * MINUTE_MS);
  expect(lock).not.toHaveBeenCalled();
});

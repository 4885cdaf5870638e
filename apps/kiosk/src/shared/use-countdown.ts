import { useEffect, useEffectEvent, useState } from 'react';

const SECOND_MS = 1000;

/** Counts seconds down, again for each value of `turn` and of `seconds`, and calls `onZero` at zero; null = it does not count. */
export function useCountdown(seconds: number | null, onZero: () => void, turn = 0): number | null {
  const [left, setLeft] = useState(seconds);
  const [counted, setCounted] = useState({ seconds, turn });
  if (counted.turn !== turn || counted.seconds !== seconds) {
    setCounted({ seconds, turn });
    setLeft(seconds);
  }
  const end = useEffectEvent(onZero);
  const isOver = left !== null && left <= 0;
  useEffect(() => {
    if (seconds === null) return;
    const timer = setInterval(
      () => setLeft((count) => (count === null ? null : Math.max(0, count - 1))),
      SECOND_MS,
    );
    return () => clearInterval(timer);
  }, [seconds, turn]);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return left;
}

import { useState } from 'react';

/** The last value that was there; null before there was one, and once it counts no more. */
export function useLast<Value>(value: Value | null, isOver: boolean): Value | null {
  const [last, setLast] = useState(value);
  const next = isOver ? null : (value ?? last);
  if (next !== last) setLast(next);
  return next;
}

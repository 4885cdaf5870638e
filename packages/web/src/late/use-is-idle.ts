import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from './when-idle';

/** Whether the page has had nothing to do for a moment since it came: time for what is needed next. */
export function useIsIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIdle(true))), []);
  return isIdle;
}

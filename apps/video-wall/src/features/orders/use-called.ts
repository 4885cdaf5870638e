import type { ScreenOrder } from '@comanda/contracts';
import { useUnlockedChime } from '@comanda/web/chime';
import { useEffect, useState } from 'react';
import { newlyReady } from './newly-ready';

type Calls = {
  readonly orders: readonly ScreenOrder[] | undefined;
  readonly numbers: readonly string[];
};

type Called = {
  /** The numbers that became ready with the last change. */
  readonly numbers: readonly string[];
  readonly isSoundReady: boolean;
};

/** Plays the chime once for each list in which an order became ready. */
export function useCalled(orders: readonly ScreenOrder[] | undefined): Called {
  const { chime, isReady } = useUnlockedChime();
  const [calls, setCalls] = useState<Calls>({ orders: undefined, numbers: [] });
  if (orders !== undefined && orders !== calls.orders) {
    const numbers = newlyReady(calls.orders, orders);
    setCalls({ orders, numbers: numbers.length > 0 ? numbers : calls.numbers });
  }
  const { numbers } = calls;
  useEffect(() => {
    if (numbers.length > 0) chime.play();
  }, [chime, numbers]);
  return { numbers, isSoundReady: isReady };
}

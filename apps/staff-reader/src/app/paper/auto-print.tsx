import { useBoard } from '@comanda/staff/board';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useDeviceSettings } from '#shared/device/device-settings';
import type { PaperJob } from '#shared/paper/paper-context';
import { roundKey, unprintedRounds } from './unprinted-rounds';

type AutoPrintProps = {
  /** Prints a paper that this device has not printed yet; rejects where the server cannot be asked. */
  readonly onPrint: (job: PaperJob, again: boolean) => Promise<void>;
};

/** Prints the kitchen ticket of each round that comes in, on a device that is set to. */
export function AutoPrint({ onPrint }: AutoPrintProps) {
  const { orders } = useBoard();
  const since = useDeviceSettings(({ prints_since }) => prints_since);
  const claimed = useRef(new Set<string>());

  const printNew = useEffectEvent(async () => {
    if (since === null || orders === undefined) return;
    for (const each of unprintedRounds(orders, since, claimed.current)) {
      const key = roundKey(each);
      claimed.current.add(key);
      try {
        await onPrint({ paper: 'ticket', ...each }, false);
      } catch {
        // The board's next change asks again.
        claimed.current.delete(key);
      }
    }
  });
  useEffect(() => void printNew(), [orders, since]);
  return null;
}

import type { MountedCard } from '@comanda/payments';
import { useEffect, useEffectEvent } from 'react';

/** Hears what a wallet of the mounted form does: it was approved in its own sheet, or was not let pay. */
export function useWallet(
  card: MountedCard | null,
  onApproved: () => void,
  onFailed: () => void,
): void {
  const approve = useEffectEvent(onApproved);
  const fail = useEffectEvent(onFailed);
  useEffect(() => card?.onWalletApproved(() => approve()), [card]);
  useEffect(() => card?.onWalletFailed(() => fail()), [card]);
}

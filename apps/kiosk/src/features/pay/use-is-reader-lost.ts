import { useKioskPayment } from '#app/payment-provider';
import { useConnection } from '#shared/use-connection';
import { useReaders } from '#shared/use-readers';

/** Whether a card reader stands at this kiosk and has no connection. Without a network of the kiosk's own that is not known. */
export function useIsReaderLost(): boolean {
  const { placed, own } = useReaders();
  const { reader } = useKioskPayment();
  const isConnected = useConnection();
  return placed !== null && isConnected && (own === null || reader === null);
}

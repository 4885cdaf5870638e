import { useTotals } from '@comanda/ordering';
import { useReaders } from '#shared/use-readers';
import { useWays } from './use-ways';

/** Whether a card reader stands at this kiosk and cannot be used now: the guest is asked before the order is paid in another way. */
export function useIsCardMissing(): boolean {
  const { placed } = useReaders();
  const { totals } = useTotals();
  const isOffered = useWays().includes('terminal');
  return placed !== null && !isOffered && totals.total_with_tip_and_tax > 0;
}

import type { Terminal } from '@comanda/contracts';
import { useStaffPlace } from '../provider/staff-provider';
import { useAct } from '../provider/use-act';

export type ReaderTest = {
  /** Asks the processor whether a reader answers now. */
  readonly test: (terminal_id: string) => void;
  readonly isTesting: boolean;
  /** The reader that was asked last, and its answer; null = none was asked. */
  readonly result: Pick<Terminal, 'terminal_id' | 'is_online'> | null;
  readonly error: Error | null;
};

/** Tests one reader of the restaurant. */
export function useReaderTest(): ReaderTest {
  const { restaurant_id } = useStaffPlace();
  const { act, isActing, reply, error } = useAct(
    (staff, terminal_id: string) =>
      staff.getTerminalStatus({ restaurant_id, terminal_ids: [terminal_id] }),
    ['terminals'],
  );
  return { test: act, isTesting: isActing, result: reply?.statuses[0] ?? null, error };
}

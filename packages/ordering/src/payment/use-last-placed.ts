import { useOrderingStore } from '../provider/use-ordering-store';

export type LastPlaced = {
  readonly guest_id: string;
  readonly order_id: string;
  /** As this browser was told when it was placed. */
  readonly order_number: string | null;
};

/**
 * The order that this browser placed last here; null where there is none, another one has been begun to pay, or somebody else
 * orders on it by now.
 */
export function useLastPlaced(): LastPlaced | null {
  return useOrderingStore(({ flow, guest }) =>
    flow.stage === 'placed' && (guest?.guest_id ?? flow.guest_id) === flow.guest_id ? flow : null,
  );
}

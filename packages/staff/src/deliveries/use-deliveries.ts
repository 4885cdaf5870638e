import { type RiderStatus, unwrap } from '@comanda/api-client';
import type { StaffDelivery } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';
import { useAct } from '../provider/use-act';

type Move = {
  readonly order_id: string;
  readonly status: RiderStatus;
  readonly courier_name?: string;
};

export type Deliveries = {
  /** The orders that are on their way or still to be brought, the oldest first; undefined until they are read. */
  readonly deliveries: readonly StaffDelivery[] | undefined;
  readonly error: Error | null;
  /** Moves the delivery of the restaurant's own rider forward. */
  readonly move: (move: Move) => void;
  /** Sends another courier with an order that nobody brings, or one's own rider. */
  readonly resend: (order_id: string, how?: { readonly in_house?: boolean }) => void;
  readonly isActing: boolean;
  readonly actError: Error | null;
};

/** The orders that are brought to guests. */
export function useDeliveries(): Deliveries {
  const { client, restaurant_id } = useStaffPlace();
  const { data, error } = useQuery({
    queryKey: ['deliveries', restaurant_id],
    queryFn: async ({ signal }) =>
      unwrap(await client.listStaffDeliveries({}, { signal })).deliveries,
  });
  const moving = useAct(
    (staff, { order_id, ...move }: Move) => staff.setDeliveryStatus({ order_id, ...move }),
    ['deliveries', 'board'],
  );
  const resending = useAct(
    (staff, input: { readonly order_id: string; readonly in_house: boolean }) =>
      staff.resendDelivery({ order_id: input.order_id, in_house: input.in_house }),
    ['deliveries', 'board'],
  );
  return {
    deliveries: data,
    error,
    move: moving.act,
    resend: (order_id, { in_house = false } = {}) => resending.act({ order_id, in_house }),
    isActing: moving.isActing || resending.isActing,
    actError: moving.error ?? resending.error,
  };
}

import { isProblemOf, unwrap } from '@comanda/api-client';
import type { Device, DeviceKind } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';
import { useAct } from '../provider/use-act';
import { type GuessFault, guessFaultOf } from '../session/guess-fault';

type PairInput = {
  readonly setup_code: string;
  readonly kind: DeviceKind;
  readonly name?: string;
};

export type Pairing = {
  /** This device as it is paired with the restaurant; null = it is not; undefined until it is known. */
  readonly device: Device | null | undefined;
  readonly pair: (input: PairInput) => void;
  readonly isPairing: boolean;
  readonly fault: GuessFault | null;
};

/** Whether this device is paired with the restaurant, and the way to pair it. */
export function usePairing(): Pairing {
  const { client, restaurant_id } = useStaffPlace();
  const { data } = useQuery({
    queryKey: ['device', restaurant_id],
    queryFn: async ({ signal }) => {
      const result = await client.getDevice({}, { signal });
      if (!result.ok && isProblemOf(result.error, 'unauthorized')) return null;
      const { device } = unwrap(result);
      return device.restaurant_id === restaurant_id ? device : null;
    },
  });
  const pairing = useAct(
    (staff, input: PairInput) => staff.pairDevice({ restaurant_id, ...input }),
    ['device', 'devices'],
  );
  return {
    device: data,
    pair: pairing.act,
    isPairing: pairing.isActing,
    fault: guessFaultOf(pairing.error, {
      wrong: 'setup_code_wrong',
      locked: 'setup_code_locked',
    }),
  };
}

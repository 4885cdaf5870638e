import { unwrap } from '@comanda/api-client';
import type { Device } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { useStaffPlace } from '../provider/staff-provider';
import { useAct } from '../provider/use-act';

/** A device reports once a minute; its silence is noticed soon after. */
const REFRESH_MS = 60_000;

export type Devices = {
  /** In the order in which they were paired, each with its last report; undefined until they are read. */
  readonly devices: readonly Device[] | undefined;
  readonly error: Error | null;
  readonly endPairing: (device_id: string) => void;
  /** Closes a kiosk for guests, or opens it again. */
  readonly setOpen: (device_id: string, is_open: boolean) => void;
  readonly isActing: boolean;
  readonly actError: Error | null;
};

/** The devices that are paired with the restaurant. */
export function useDevices(): Devices {
  const { client, restaurant_id } = useStaffPlace();
  const { data, error } = useQuery({
    queryKey: ['devices', restaurant_id],
    queryFn: async ({ signal }) => unwrap(await client.listDevices({}, { signal })).devices,
    refetchInterval: REFRESH_MS,
  });
  const ending = useAct(
    (staff, device_id: string) => staff.revokeDevice({ device_id }),
    ['devices', 'device', 'terminals'],
  );
  const opening = useAct(
    (staff, input: { readonly device_id: string; readonly is_open: boolean }) =>
      staff.setDeviceOpen(input),
    ['devices'],
  );
  return {
    devices: data,
    error,
    endPairing: ending.act,
    setOpen: (device_id, is_open) => opening.act({ device_id, is_open }),
    isActing: ending.isActing || opening.isActing,
    actError: ending.error ?? opening.error,
  };
}

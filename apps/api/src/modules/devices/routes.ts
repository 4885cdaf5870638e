import { ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { staffOrDeviceOf } from '../../http/principal';
import type { Handlers } from '../../http/route';
import { setSessionCookie } from '../../plugins/auth/session-cookie';
import { guesserOf } from '../../plugins/limits/guesser-of';
import { pairDevice } from './pair-device';
import { getDevice, listDevices, revokeDevice } from './paired-devices';
import { reportDevice } from './report-device';
import { reserveNumbers } from './reserve-numbers';
import { setDeviceOpen } from './set-device-open';

type DeviceOperation =
  | 'pairDevice'
  | 'getDevice'
  | 'reportDevice'
  | 'reserveNumbers'
  | 'listDevices'
  | 'setDeviceOpen'
  | 'revokeDevice';

/** The calls of kiosks, tablets and screens, and of the staff who look after them. */
export function deviceHandlers(deps: Deps): Pick<Handlers, DeviceOperation> {
  return {
    async pairDevice({ body, request, reply }) {
      const { restaurant_id } = body;
      const caller = staffOrDeviceOf(request.principals, restaurant_id);
      const staff_id = caller?.role === 'staff' ? caller.staff_id : null;
      const guesser = guesserOf(request, restaurant_id);
      const paired = await pairDevice(deps, { ...body, staff_id, guesser });
      if (!paired.ok) return paired;
      const { token } = paired.value;
      setSessionCookie(request, reply, deps.config, { kind: 'device', restaurant_id, token });
      return paired;
    },

    async getDevice({ principal }) {
      const device = await getDevice(deps, principal);
      return device.ok ? ok({ device: device.value }) : device;
    },

    async reportDevice({ body, principal }) {
      const device = await reportDevice(deps, principal, body);
      return device.ok ? ok({ device: device.value }) : device;
    },

    async reserveNumbers({ principal }) {
      const numbers = await reserveNumbers(deps, principal);
      return numbers.ok ? ok({ numbers: numbers.value }) : numbers;
    },

    listDevices: async ({ principal }) => ok({ devices: await listDevices(deps, principal) }),

    async setDeviceOpen({ params, body, principal }) {
      const device = await setDeviceOpen(deps, principal, params.device_id, body.is_open);
      return device.ok ? ok({ device: device.value }) : device;
    },

    revokeDevice: ({ params, principal }) => revokeDevice(deps, principal, params.device_id),
  };
}

import { ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { houseOf } from '../../http/principal';
import type { Handlers } from '../../http/route';
import { clearSessionCookie, setSessionCookie } from '../../plugins/auth/session-cookie';
import { signInStaff } from './sign-in-staff';
import { getStaffSession, signOutStaff } from './staff-session';

type StaffOperation = 'signInStaff' | 'signOutStaff' | 'getStaffSession';

/** The calls of the people who work there. */
export function staffHandlers(deps: Deps): Pick<Handlers, StaffOperation> {
  return {
    async signInStaff({ body, request, reply }) {
      const { restaurant_id } = body;
      const caller = houseOf(request.principals, restaurant_id);
      const device_id = caller?.role === 'device' ? caller.device_id : null;
      const result = await signInStaff(deps, { ...body, device_id });
      if (!result.ok) return result;
      const { token, staff } = result.value;
      setSessionCookie(request, reply, deps.config, { kind: 'staff', restaurant_id, token });
      return ok({ token, staff });
    },

    async signOutStaff({ principal, request, reply }) {
      const { restaurant_id } = principal;
      await signOutStaff(deps, principal);
      clearSessionCookie(request, reply, deps.config, { kind: 'staff', restaurant_id });
      return ok({ ok: true });
    },

    getStaffSession: ({ principal }) => getStaffSession(deps, principal),
  };
}

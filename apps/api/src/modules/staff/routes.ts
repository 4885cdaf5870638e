import { ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { clearSessionCookie, setSessionCookie } from '../../plugins/auth/session-cookie';
import { guesserOf } from '../../plugins/limits/guesser-of';
import { signInStaff } from './sign-in-staff';
import { getStaffSession, signOutStaff } from './staff-session';

type StaffOperation = 'signInStaff' | 'signOutStaff' | 'getStaffSession';

/** The calls of the people who work there. */
export function staffHandlers(deps: Deps): Pick<Handlers, StaffOperation> {
  return {
    async signInStaff({ body, request, reply }) {
      const { restaurant_id } = body;
      const guesser = guesserOf(request, restaurant_id);
      const result = await signInStaff(deps, { ...body, guesser });
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

import { ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { setSessionCookie } from '../../plugins/auth/session-cookie';
import { setItemStock } from './set-item-stock';
import { signInStaff } from './sign-in-staff';

/** The calls of the people who work there. */
export function staffHandlers(deps: Deps): Pick<Handlers, 'signInStaff' | 'setItemStock'> {
  return {
    async signInStaff({ body, request, reply }) {
      const result = await signInStaff(deps, body);
      if (!result.ok) return result;
      const { token, staff } = result.value;
      setSessionCookie(request, reply, deps.config, {
        kind: 'staff',
        restaurant_id: body.restaurant_id,
        token,
      });
      return ok({ token, staff });
    },
    setItemStock: ({ params, body, principal }) =>
      setItemStock(deps, principal, { ...params, ...body }),
  };
}

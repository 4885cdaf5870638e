import { err, ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { staffOrDeviceOf } from '../../http/principal';
import { Prepared } from '../../http/prepared';
import type { Handlers } from '../../http/route';
import { bearerOf } from '../../plugins/auth/bearer';
import {
  clearSessionCookie,
  setSessionCookie,
  tokensInCookies,
} from '../../plugins/auth/session-cookie';
import { guesserOf } from '../../plugins/limits/guesser-of';
import { countTry } from '../../plugins/limits/tries';
import { commitKeyed } from '../../plugins/idempotency/commit-keyed';
import { addSectionGuest, type OpenedTable } from './add-section-guest';
import { addTableGuest } from './add-table-guest';
import { callWaiter } from './call-waiter';
import { closeTable } from './close-table';
import { getStaffTable } from './get-staff-table';
import { joinTable } from './join-table';
import { listStaffTables } from './list-staff-tables';
import { listTableGuests } from './list-table-guests';
import { listTableRestaurants } from './list-table-restaurants';
import { listTableOrders } from './list-table-orders';
import { leaveTable } from './leave-table';
import { listTableCarts, shareTableCart } from './table-carts';
import type { StoredOpening } from '../../sessions/revive-session';

type TableOperation =
  | 'listTableRestaurants'
  | 'joinTable'
  | 'addSectionGuest'
  | 'addTableGuest'
  | 'leaveTable'
  | 'listTableGuests'
  | 'listTableOrders'
  | 'shareTableCart'
  | 'listTableCarts'
  | 'callWaiter'
  | 'closeTable'
  | 'listStaffTables'
  | 'getStaffTable';

/** Codes that are tried at all restaurants at once are counted together. */
const EVERYWHERE = 'everywhere';

/** The calls of a table. */
export function tableHandlers(deps: Deps): Pick<Handlers, TableOperation> {
  return {
    async listTableRestaurants({ query, request }) {
      if (query.local_id === undefined)
        return ok({ restaurants: await listTableRestaurants(deps, query) });
      const guesser = guesserOf(request, EVERYWHERE);
      const guess = { secret: 'table-code', restaurant_id: EVERYWHERE, guesser } as const;
      const tried = await countTry(deps.db, guess, deps.clock.now());
      if (tried.takeBack === null)
        return err({ code: 'rate_limited', retry_after: tried.wait_seconds });
      const restaurants = await listTableRestaurants(deps, query);
      if (restaurants.length > 0) await tried.takeBack(deps.db);
      return ok({ restaurants });
    },

    async joinTable({ body, request, reply }) {
      const { restaurant_id } = body;
      const guesser = guesserOf(request, restaurant_id);
      const guess = { secret: 'table-code', restaurant_id, guesser } as const;
      const tried = await countTry(deps.db, guess, deps.clock.now());
      if (tried.takeBack === null)
        return err({ code: 'rate_limited', retry_after: tried.wait_seconds });
      const joined = await joinTable(deps, request.principals, body);
      if (!joined.ok) return joined;
      await tried.takeBack(deps.db);
      const { table, session, token } = joined.value;
      setSessionCookie(request, reply, deps.config, { kind: 'guest', ...session, token });
      return ok({ table, token });
    },

    async addSectionGuest({ body, request, reply }) {
      const opener = staffOrDeviceOf(request.principals, body.restaurant_id);
      // Only the restaurant's own devices stand beside its table tents.
      const table_tent = opener === null ? null : (body.table_tent ?? null);
      const input = { ...body, table_tent, opened_by_token: opener?.token_hash ?? null };
      const result = await commitKeyed(
        deps,
        { request, reply },
        (inside) => addSectionGuest(inside, input),
        toStored,
      );
      if (!result.ok) return result;
      if (result.value instanceof Prepared) return ok(result.value);
      const { table, session, token } = result.value;
      setSessionCookie(request, reply, deps.config, { kind: 'guest', ...session, token });
      return ok({ table_id: table.table_id, table, token });
    },

    async leaveTable({ body, principal, request, reply }) {
      const { restaurant_id, table_session_id } = principal;
      if (body.table_session_id !== table_session_id) return err({ code: 'not_found' });
      const bearer = bearerOf(request);
      const tokens = bearer === undefined ? tokensInCookies(request, deps.config) : [bearer];
      await leaveTable(deps, principal, tokens);
      clearSessionCookie(request, reply, deps.config, { kind: 'guest', restaurant_id });
      return ok({ ok: true });
    },

    async addTableGuest({ body, principal, request, reply }) {
      const { name, language, affiliate_code } = body.guest;
      const { restaurant_id, table_id } = body;
      return await commitKeyed(deps, { request, reply }, async (inside) => {
        const input = { restaurant_id, table_id, name, language, affiliate_code };
        const added = await addTableGuest(inside, principal, input);
        return added.ok ? ok({ guest_id: added.value.guest_id, guest: added.value }) : added;
      });
    },

    listTableGuests: ({ params, query, principal }) =>
      listTableGuests(deps, principal, {
        table_id: params.table_id,
        exclude_empty_orders: query.exclude_empty_orders === 'true',
      }),

    async listTableOrders({ params, principal }) {
      const found = await listTableOrders(deps, principal, params.table_id);
      return found.ok ? ok({ orders: found.value }) : found;
    },

    shareTableCart: ({ body, principal }) => shareTableCart(deps, principal, body),

    listTableCarts: ({ params, principal }) => listTableCarts(deps, principal, params.table_id),

    callWaiter: ({ body, request }) => callWaiter(deps, request.principals, body),

    closeTable: ({ body, request }) => closeTable(deps, request.principals, body),

    listStaffTables: async ({ principal }) =>
      ok(await listStaffTables(deps, principal.restaurant_id)),

    getStaffTable: ({ params, principal }) =>
      getStaffTable(deps, principal.restaurant_id, params.table_id),
  };
}

function toStored({ table, session }: OpenedTable): StoredOpening {
  return { table_id: table.table_id, table, session };
}

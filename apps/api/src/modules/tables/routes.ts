import { ok } from '@comanda/kernel';
import type { Deps } from '../../deps';
import { Prepared } from '../../http/prepared';
import type { Handlers } from '../../http/route';
import { setSessionCookie } from '../../plugins/auth/session-cookie';
import { commitKeyed } from '../../plugins/idempotency/commit-keyed';
import { addSectionGuest, type OpenedTable } from './add-section-guest';
import { addTableGuest } from './add-table-guest';
import { listTableGuests } from './list-table-guests';
import type { StoredOpening } from './revive-session';

/** The calls of a table. */
export function tableHandlers(
  deps: Deps,
): Pick<Handlers, 'addSectionGuest' | 'addTableGuest' | 'listTableGuests'> {
  return {
    async addSectionGuest({ body, request, reply }) {
      const result = await commitKeyed(
        deps,
        { request, reply },
        (inside) => addSectionGuest(inside, body),
        toStored,
      );
      if (!result.ok) return result;
      if (result.value instanceof Prepared) return ok(result.value);
      const { table, session, token } = result.value;
      setSessionCookie(request, reply, deps.config, { kind: 'guest', ...session, token });
      return ok({ table_id: table.table_id, table, token });
    },

    async addTableGuest({ body, principal, request, reply }) {
      const input = { ...body, name: body.guest.name };
      return await commitKeyed(deps, { request, reply }, async (inside) => {
        const added = await addTableGuest(inside, principal, input);
        return added.ok ? ok({ guest_id: added.value.guest_id, guest: added.value }) : added;
      });
    },

    listTableGuests: ({ params, principal }) => listTableGuests(deps, principal, params.table_id),
  };
}

function toStored({ table, session }: OpenedTable): StoredOpening {
  return { table_id: table.table_id, table, session };
}

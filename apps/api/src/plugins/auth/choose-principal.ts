import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../db/database';
import { guests } from '../../db/schema/index';
import { type GuestPrincipal, isAllowed, type Principal } from '../../http/principal';

/** Which of the sessions a browser holds (one per restaurant) a request is about: the one that its ids belong to. */
export async function choosePrincipal(
  db: Database,
  request: FastifyRequest,
  principals: readonly Principal[],
): Promise<Principal | null> {
  const audience = request.routeOptions.config.route?.audience ?? 'public';
  const fitting = principals.filter((principal) => isAllowed(audience, principal));
  const [first = null, ...others] = fitting;
  if (others.length === 0) return first;
  const named = namedIn(request);
  const byRestaurant = fitting.find(
    (each) => each.role !== 'operator' && each.restaurant_id === named.restaurant_id,
  );
  if (byRestaurant) return byRestaurant;
  const guestSessions = fitting.filter((each) => each.role === 'guest');
  const byTable = guestSessions.find((each) => each.table_id === named.table_id);
  return byTable ?? (await sessionOfGuest(db, guestSessions, named.guest_id)) ?? first;
}

async function sessionOfGuest(
  db: Database,
  sessions: readonly GuestPrincipal[],
  guest_id: string | undefined,
): Promise<GuestPrincipal | null> {
  if (guest_id === undefined) return null;
  const ids = sessions.map((session) => session.table_session_id);
  const [guest] = await db
    .select({ table_session_id: guests.table_session_id })
    .from(guests)
    .where(and(eq(guests.guest_id, guest_id), inArray(guests.table_session_id, ids)));
  return sessions.find((session) => session.table_session_id === guest?.table_session_id) ?? null;
}

type NamedIds = {
  readonly restaurant_id?: string;
  readonly table_id?: string;
  readonly guest_id?: string;
};

/** The ids that a call names, wherever it does. */
export function namedIn({ body, params, query }: FastifyRequest): NamedIds {
  return { ...(query as object), ...(params as object), ...(body as object) }; // validated by the route's schemas; absent ones spread to nothing
}

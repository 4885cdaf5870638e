import type { Routes } from '@comanda/contracts/routes';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Deps } from '../deps';
import { setSessionCookie } from '../plugins/auth/session-cookie';
import { openAccess, type TableSession } from './session';

type Reply = z.output<Routes['addSectionGuest']['reply']>;

/** The reply of section/addGuest as it is stored: without its token, which nobody can read back, but with the session it was for. */
export type StoredOpening = Omit<Reply, 'token'> & { readonly session: TableSession };

/** Tells the reply again to whoever lost it on the way: the same table, and another token to it. */
export async function reviveSession(
  deps: Deps,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  stored: unknown,
): Promise<Reply> {
  const { session, ...rest } = stored as StoredOpening; // stored by the route
  const token = await openAccess(deps, session);
  setSessionCookie(request, reply, deps.config, { kind: 'guest', ...session, token });
  return { ...rest, token };
}

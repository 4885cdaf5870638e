import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { Prepared } from '../../http/prepared';
import type { Refusal } from '../../http/refusal';
import { reviveSession } from '../../sessions/revive-session';
import type { Answer } from './key-store';

export const JSON_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'cache-control': 'no-store',
} as const;

const PROBLEM_HEADERS = { ...JSON_HEADERS, 'content-type': 'application/problem+json' } as const;

export type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** A call that came before with the same key: its reply again, or why there is none. */
export async function replay(
  deps: Deps,
  exchange: Exchange,
  row: Answer,
  request_hash: string,
): Promise<Prepared | Refusal> {
  if (row.request_hash !== request_hash) return { code: 'idempotency_key_reused' };
  if (row.status === null) return { code: 'request_in_flight', retry_after: 1 };
  const reply = await revive(deps, exchange, row.reply);
  const headers = {
    ...(row.status < 400 ? JSON_HEADERS : PROBLEM_HEADERS),
    'idempotent-replayed': 'true',
  };
  return new Prepared(row.status, headers, JSON.stringify(reply));
}

/** Replies that held a secret were stored without it. */
async function revive(deps: Deps, exchange: Exchange, stored: unknown): Promise<unknown> {
  const { operationId } = exchange.request.routeOptions.config;
  return operationId === 'addSectionGuest' ? await reviveSession(deps, exchange, stored) : stored;
}

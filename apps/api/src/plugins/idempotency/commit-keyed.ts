import { err, ok, type Result } from '@comanda/kernel';
import type { FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { Prepared } from '../../http/prepared';
import type { Refusal } from '../../http/refusal';
import { findAnswer, isKeyTaken, type KeptAnswer, storeReply } from './key-store';
import type { KeyedRequest } from './keyed-request';
import { type Exchange, JSON_HEADERS, replay } from './replay';

/** Work of a keyed call inside its one transaction: it must use the `deps` it is given, whose database is the transaction. */
export type KeyedWork<Value> = (deps: Deps) => Promise<Result<Value, Refusal>>;

/** Turns a reply into what keeps it. */
export type KeepReply<Value> = (reply: Value) => KeptAnswer;

/**
 * Does all work of a keyed call and stores its reply in one transaction: either both are there or neither. A refusal
 * takes everything back. When a twin of the call was faster, this one takes itself back and answers as the twin did.
 */
export async function commitKeyed<Value>(
  deps: Deps,
  exchange: Exchange,
  work: KeyedWork<Value>,
  toStored: (value: Value) => unknown = (value) => value,
): Promise<Result<Value | Prepared, Refusal>> {
  const keyed = keyedOf(exchange.request);
  const outcome = await tryCommit(deps, keyed, work, toStored);
  return outcome === 'twin' ? await answerAsTwin(deps, exchange, keyed) : outcome;
}

/**
 * The same for work that is one statement, and so a transaction by itself: it keeps its reply along with what it writes,
 * which saves the transaction's other statements, and hands out what it kept. That is sent, as the same text.
 */
export async function commitKeyedAtOnce<Value>(
  deps: Deps,
  exchange: Exchange,
  work: (keep: KeepReply<Value>) => Promise<Result<KeptAnswer, Refusal>>,
): Promise<Result<Prepared, Refusal>> {
  const keyed = keyedOf(exchange.request);
  const { scope, idempotency_key, request_hash } = keyed;
  function keep(value: Value): KeptAnswer {
    const reply = JSON.stringify(value);
    const answered_at = deps.clock.now().toISOString();
    return { scope, idempotency_key, request_hash, status: 200, reply, answered_at };
  }
  try {
    const kept = await work(keep);
    if (!kept.ok) return kept;
    keyed.state = 'answered';
    return ok(new Prepared(200, JSON_HEADERS, kept.value.reply));
  } catch (error) {
    if (isKeyTaken(error)) return await answerAsTwin(deps, exchange, keyed);
    throw error;
  }
}

async function answerAsTwin(
  deps: Deps,
  exchange: Exchange,
  keyed: KeyedRequest,
): Promise<Result<Prepared, Refusal>> {
  const row = await findAnswer(deps.db, keyed);
  if (row === null) return err({ code: 'request_in_flight', retry_after: 1 });
  const answer = await replay(deps, exchange, row, keyed.request_hash);
  keyed.state = 'answered';
  return answer instanceof Prepared ? ok(answer) : err(answer);
}

/** The key of a request on a keyed route. */
export function keyedOf(request: FastifyRequest): KeyedRequest {
  if (request.keyed !== null) return request.keyed;
  throw new Error(
    'The route is not keyed, so its reply cannot be stored. Mark it is_keyed in the contract.',
  );
}

async function tryCommit<Value>(
  deps: Deps,
  keyed: KeyedRequest,
  work: KeyedWork<Value>,
  toStored: (value: Value) => unknown,
): Promise<Result<Value, Refusal> | 'twin'> {
  try {
    return await deps.db.transaction(async (tx) => {
      const result = await work({ ...deps, db: tx });
      if (!result.ok) throw new TakeBack(result);
      const stored = { status: 200, reply: toStored(result.value) };
      if (!(await storeReply(tx, keyed, stored, deps.clock.now())))
        throw new TakeBack<Value>('twin');
      keyed.state = 'answered';
      return result;
    });
  } catch (error) {
    keyed.state = 'fresh';
    if (error instanceof TakeBack) return error.outcome;
    throw error;
  }
}

/** Ends a transaction without a trace, carrying out what it came to. */
class TakeBack<Value> extends Error {
  override readonly name = 'TakeBack';

  readonly outcome: Result<Value, Refusal> | 'twin';

  constructor(outcome: Result<Value, Refusal> | 'twin') {
    super('The transaction is taken back.');
    this.outcome = outcome;
  }
}

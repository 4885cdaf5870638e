import type { FastifyReply, FastifyRequest } from 'fastify';

import type { FaultBox } from './fault-box';
import { interrupt } from './interrupt';

/** A service's reply: the body and its content type. */
export type Answer = {
  readonly status: number;
  readonly type: string;
  readonly body: string | Buffer;
  readonly headers?: Readonly<Record<string, string>>;
};

export type Serving = {
  readonly faults: FaultBox;
  /** By which a fault can be kept to one test's own requests. */
  readonly metadata: () => Readonly<Record<string, string>>;
  /** Does what was asked and says so; called at most once. */
  readonly work: () => Answer | Promise<Answer>;
  /** The service's own words for a status it answers when it is ill. */
  readonly refuse: (status: number) => Answer;
  /** Puts a wrong amount into an answer; left out where answers carry none. */
  readonly misquote?: (body: string) => string;
};

/** Serves one request of a service that knows no idempotency: whatever comes twice is done twice. */
export async function serveFaulty(
  request: FastifyRequest,
  reply: FastifyReply,
  serving: Serving,
): Promise<FastifyReply> {
  const path = (request.raw.url ?? '').split('?', 1)[0] ?? '';
  const fault = serving.faults.take({
    method: request.method,
    path,
    metadata: serving.metadata,
  });
  const before = await interrupt(fault, 'before', request, reply);
  if (before === 'answered') return reply;
  if (before === 'status') return send(reply, serving.refuse(fault?.status ?? 503));
  const answer = await serving.work();
  const after = await interrupt(fault, 'after', request, reply);
  if (after === 'answered') return reply;
  if (after === 'status') return send(reply, serving.refuse(fault?.status ?? 503));
  switch (fault?.kind) {
    case 'malformed':
      return send(reply, { ...answer, body: answer.body.slice(0, answer.body.length / 2) });
    case 'wrong_amount':
      return send(reply, { ...answer, body: misquoted(answer.body, serving) });
    default:
      return send(reply, answer);
  }
}

function misquoted(body: Answer['body'], { misquote }: Serving): Answer['body'] {
  return typeof body === 'string' ? (misquote?.(body) ?? body) : body;
}

function send(reply: FastifyReply, { status, type, body, headers = {} }: Answer): FastifyReply {
  return reply
    .code(status)
    .headers({ ...headers, 'content-type': type })
    .send(body);
}

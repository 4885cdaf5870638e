import { ERROR_STATUS, type ErrorCode, type Problem } from '@comanda/contracts';
import type { FastifyReply } from 'fastify';

type ProblemExtras = Omit<Problem, 'type' | 'title' | 'status' | 'code'>;

/** Why a request is not granted. `detail` is for developers; clients translate the code. */
export type Refusal = { readonly code: ErrorCode } & Partial<ProblemExtras>;

/** The refusal as the problem that goes over the wire. */
export function toProblem(refusal: Refusal): Problem {
  const { code, detail, ...extras } = refusal;
  const title = titleOf(code);
  return {
    type: `urn:comanda:problem:${code}`,
    title,
    status: ERROR_STATUS[code],
    detail: detail ?? title,
    code,
    ...extras,
  };
}

/** Answers with a problem. A refusal is of this moment and this caller, so nobody keeps it. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const problem = toProblem(refusal);
  if (problem.retry_after !== undefined) void reply.header('retry-after', problem.retry_after);
  return reply
    .code(problem.status)
    .header('cache-control', 'no-store')
    .type('application/problem+json')
    .send(JSON.stringify(problem));
}

function titleOf(code: ErrorCode): string {
  const words = code.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

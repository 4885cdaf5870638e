import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { trackMethods } from '../http/allowed-methods';
import { refuseError } from '../http/refuse-error';
import { sendRefusal } from '../http/refusal';

/** Answers everything that goes wrong with application/problem+json, and tells nothing of the inside. */
export function addProblems(app: FastifyInstance): void {
  const methodsOf = trackMethods(app);
  app.setErrorHandler((error, request, reply) => sendError(error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    const methods = methodsOf(request.url);
    if (methods.length === 0) return sendRefusal(reply, { code: 'not_found' });
    void reply.header('allow', methods.join(', '));
    return sendRefusal(reply, {
      code: 'method_not_allowed',
      detail: `Allowed here: ${methods.join(', ')}.`,
    });
  });
}

/** Answers one thrown error, and logs it when it is ours. */
export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const refusal = refuseError(error);
  if (refusal?.code === 'unavailable') request.log.warn({ err: error }, 'the database is away');
  if (refusal !== null) return sendRefusal(reply, refusal);
  request.log.error({ err: error }, 'a request failed');
  return sendRefusal(reply, {
    code: 'internal',
    detail: `Something went wrong on our side. Request ${request.id}.`,
  });
}

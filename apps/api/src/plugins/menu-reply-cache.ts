import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps';
import type { Prepared } from '../http/prepared';
import { answerDocumentAtOnce } from '../http/public-document';
import { SECURITY_HEADERS } from './security-headers';

const OF_ONE_RESTAURANT = /\/:restaurant(?:\/|$)/;

/**
 * Menus are read far more often than all else together. One that was answered at the very same address, about the version
 * that is still in memory, is sent again without being looked into: its address has been found good, and whoever reads it
 * need not be known. A server that will close answers the long way, on which clients are told to leave.
 */
export function addMenuReplyCache(
  app: FastifyInstance,
  { catalogue }: Pick<Deps, 'catalogue'>,
  isDraining: () => boolean,
): void {
  function find(request: FastifyRequest): Prepared | null {
    const { restaurant } = request.params as { restaurant: string }; // the route's own pattern
    const document = catalogue.peek(restaurant)?.answers.get(request.raw.url ?? '');
    return document === undefined ? null : answerDocumentAtOnce(request, document);
  }

  app.addHook('onRoute', (route) => {
    if (route.method !== 'GET' || !OF_ONE_RESTAURANT.test(route.url)) return;
    route.onRequest = [
      route.onRequest ?? [],
      (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
        const answer = isDraining() ? null : find(request);
        if (answer === null) done();
        else send(answer, request, reply);
      },
    ].flat();
  });
}

/** Past all hooks and serialisers, of which each would cost more than sending it. */
function send(answer: Prepared, request: FastifyRequest, reply: FastifyReply): void {
  reply.hijack();
  reply.raw
    .writeHead(answer.status, [...headOf(answer), 'x-request-id', request.id])
    .end(answer.body);
}

const heads = new WeakMap<Prepared, readonly string[]>();

/** All headers of an answer, as Node takes them without looking at each. */
function headOf(answer: Prepared): readonly string[] {
  const known = heads.get(answer);
  if (known !== undefined) return known;
  const { headers, body } = answer;
  const length = body === null ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const head = Object.entries({
    ...Object.fromEntries(SECURITY_HEADERS),
    ...headers,
    ...length,
  }).flat();
  heads.set(answer, head);
  return head;
}

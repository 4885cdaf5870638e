import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';

const ADDRESS = '/.well-known/apple-developer-merchantid-domain-association';

/** Sends what Apple looks for before it lets a domain offer its wallet. Read at the start: a file that is missing is told then. */
export function addApplePayDomain(app: FastifyInstance, { config }: Pick<Deps, 'config'>): void {
  const file = config.payments.applePayDomainFile;
  if (file === null) return;
  const association = readFileSync(file);
  app.get(ADDRESS, { schema: { hide: true } }, (_request, reply) =>
    reply.type('text/plain; charset=utf-8').send(association),
  );
}

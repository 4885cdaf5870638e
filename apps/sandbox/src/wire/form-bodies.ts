import type { FastifyInstance } from 'fastify';

/** Keeps form bodies as the text they came in: each service reads their fields by its own rules. */
export function readFormBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, body),
  );
  // Anything else is taken off the wire and marked as not being a form.
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) =>
    done(null, body === '' ? '' : { notAForm: true }),
  );
}

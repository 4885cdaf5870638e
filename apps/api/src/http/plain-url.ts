import type { FastifyInstance } from 'fastify';
import { MalformedBodyError } from './json-body';

/** Refuses URLs that hold NUL, which is no text: the database would not take it. */
export function addPlainUrls(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (raw.url?.includes('%00') === true)
      done(new MalformedBodyError('The URL holds characters that are no text.'));
    else done();
  });
}

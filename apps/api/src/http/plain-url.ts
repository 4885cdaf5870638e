import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { MalformedBodyError } from './json-body';

/** Refuses URLs that hold NUL, which is no text: the database would not take it. */
export function addPlainUrls(app: FastifyInstance): void {
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (holdsNul(raw.url))
      done(new MalformedBodyError('The URL holds characters that are no text.'));
    else done();
  });
}

/** Addresses that people do not open: calls, and files. */
const NO_PAGE = /^\/(?:api|_)(?:\/|$)/;
/** The page that is shown where there is none. */
const NOWHERE = '/404';

/** Where a request leads: a person at an address that is no text, cut off or mistyped, gets the page for those that do not exist. */
export function addressOf({ url = '/', method, headers }: IncomingMessage): string {
  if (!url.includes('%') || isPlain(url)) return url;
  const isRead = method === 'GET' || method === 'HEAD';
  const isPerson = isRead && headers.accept?.includes('text/html') === true;
  return isPerson && !NO_PAGE.test(url) ? NOWHERE : url;
}

function isPlain(url: string): boolean {
  try {
    decodeURI(url.replace(/[?#].*$/, ''));
    return !holdsNul(url);
  } catch {
    return false;
  }
}

function holdsNul(url: string | undefined): boolean {
  return url?.includes('%00') === true;
}

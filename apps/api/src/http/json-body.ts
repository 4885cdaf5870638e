import type { FastifyInstance, FastifyRequest } from 'fastify';
import { checkJson } from './check-json';

/** The body cannot be read as JSON, or says what no honest client says. */
export class MalformedBodyError extends Error {
  override readonly name = 'MalformedBodyError';
}

/** Reads JSON bodies strictly: UTF-8 only, no key twice, none that reaches a prototype, no text that is none. Any other type of body is refused. */
export function addJsonBodyParser(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) => {
      if (request.routeOptions.config.keepsRawBody === true) request.rawBody = body;
      return parseJson(body);
    },
  );
}

/** Parses one JSON text; throws MalformedBodyError. */
export function parseJson(body: Buffer): unknown {
  const text = decode(body);
  if (text.trim() === '') throw new MalformedBodyError('The body is empty; send a JSON object.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new MalformedBodyError('The body is not JSON.');
  }
  const fault = checkJson(text);
  if (fault !== null) throw new MalformedBodyError(fault);
  return value;
}

function decode(body: Buffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    throw new MalformedBodyError('The body is not UTF-8.');
  }
}

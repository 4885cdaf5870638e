import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { Prepared } from './prepared';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);
/** Below this, compression costs more than it saves. */
const LEAST_BYTES = 1024;
const BROTLI_QUALITY = 6;

type Encoding = 'br' | 'gzip';

/** A JSON reply that everyone may have, kept as bytes in every encoding that was asked for. */
export type PublicDocument = {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly encoded: Map<Encoding, Promise<Buffer>>;
};

/** Serialises a reply once. The version goes into its tag for people who read headers; the hash makes the tag strong. */
export function makePublicDocument(value: unknown, version: string): PublicDocument {
  const bytes = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  return { bytes, tag: `${version}-${hash}`, encoded: new Map() };
}

/** The document as this client wants it, or 304 when it has it already. Clients keep it, and ask each time if it is still so. */
export async function answerDocument(
  request: FastifyRequest,
  document: PublicDocument,
): Promise<Prepared> {
  const encoding =
    document.bytes.length < LEAST_BYTES ? null : chooseEncoding(request.headers['accept-encoding']);
  const etag = `"${document.tag}${encoding === null ? '' : `-${encoding}`}"`;
  const headers = { etag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' };
  if (isKnown(request.headers['if-none-match'], etag)) return new Prepared(304, headers, null);
  return new Prepared(
    200,
    {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      ...(encoding === null ? {} : { 'content-encoding': encoding }),
    },
    encoding === null ? document.bytes : await encode(document, encoding),
  );
}

function encode({ bytes, encoded }: PublicDocument, encoding: Encoding): Promise<Buffer> {
  const known = encoded.get(encoding);
  if (known !== undefined) return known;
  const made =
    encoding === 'br'
      ? compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })
      : compressGzip(bytes);
  encoded.set(encoding, made);
  return made;
}

/** The best encoding that the client takes, or null for none. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  const offers = new Map(
    String(accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((offer) => {
        const [name = '', quality = 'q=1'] = offer.split(';').map((part) => part.trim());
        return [name, Number(quality.replace('q=', ''))];
      }),
  );
  return (['br', 'gzip'] as const).find((encoding) => (offers.get(encoding) ?? 0) > 0) ?? null;
}

/** Whether an If-None-Match names this tag; weak ones count, since a proxy may have weakened ours. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}

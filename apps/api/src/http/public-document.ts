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

/** A JSON reply that everyone may have, kept as it is sent in every encoding that was asked for. */
export type PublicDocument = {
  readonly bytes: Buffer;
  readonly tag: string;
  readonly replies: Map<Encoding | null, Reply | Promise<Reply>>;
};

type Asking = Pick<FastifyRequest, 'headers'>;
type Reply = { readonly etag: string; readonly whole: Prepared; readonly unchanged: Prepared };

/** Serialises a reply once. The version goes into its tag for people who read headers; the hash makes the tag strong. */
export function makePublicDocument(value: unknown, version: string): PublicDocument {
  const bytes = Buffer.from(JSON.stringify(value));
  const hash = createHash('sha256').update(bytes).digest('base64url').slice(0, 16);
  return { bytes, tag: `${version}-${hash}`, replies: new Map() };
}

/** The document as this client wants it, or 304 when it has it already. Clients keep it, and ask each time if it is still so. */
export async function answerDocument(request: Asking, document: PublicDocument): Promise<Prepared> {
  return wholeOrUnchanged(request, await replyFor(request, document));
}

/** The same, if nothing has to be compressed for it any more. */
export function answerDocumentAtOnce(request: Asking, document: PublicDocument): Prepared | null {
  const reply = replyFor(request, document);
  return reply instanceof Promise ? null : wholeOrUnchanged(request, reply);
}

function wholeOrUnchanged({ headers }: Asking, { etag, whole, unchanged }: Reply) {
  return isKnown(headers['if-none-match'], etag) ? unchanged : whole;
}

function replyFor({ headers }: Asking, document: PublicDocument): Reply | Promise<Reply> {
  const { bytes, replies } = document;
  const encoding = bytes.length < LEAST_BYTES ? null : chooseEncoding(headers['accept-encoding']);
  const known = replies.get(encoding);
  if (known !== undefined) return known;
  const making = makeReply(encoding, document).then((made) => {
    replies.set(encoding, made);
    return made;
  });
  replies.set(encoding, making);
  return making;
}

async function makeReply(
  encoding: Encoding | null,
  { bytes, tag }: PublicDocument,
): Promise<Reply> {
  const etag = `"${tag}${encoding === null ? '' : `-${encoding}`}"`;
  const headers = { etag, 'cache-control': 'public, no-cache', vary: 'Accept-Encoding' };
  const ofContent = {
    'content-type': 'application/json; charset=utf-8',
    ...(encoding === null ? {} : { 'content-encoding': encoding }),
  };
  return {
    etag,
    whole: new Prepared(200, { ...headers, ...ofContent }, await encode(bytes, encoding)),
    unchanged: new Prepared(304, headers, null),
  };
}

async function encode(bytes: Buffer, encoding: Encoding | null): Promise<Buffer> {
  switch (encoding) {
    case 'br':
      return compressBrotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY },
      });
    case 'gzip':
      return compressGzip(bytes);
    case null:
      return bytes;
  }
}

/** How they are offered; not with a weight of 0. */
const OFFERS: readonly (readonly [Encoding, RegExp])[] = [
  ['br', /(?:^|,)\s*br\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i],
  ['gzip', /(?:^|,)\s*gzip\s*(?:;\s*q=(?!0(?:\.0*)?\s*(?:,|$))[\d.]+\s*)?(?:,|$)/i],
];

/** The best encoding that the client takes, or null for none. */
export function chooseEncoding(accepted: string | string[] | undefined): Encoding | null {
  if (accepted === undefined) return null;
  return OFFERS.find(([, offer]) => offer.test(String(accepted)))?.[0] ?? null;
}

/** Whether an If-None-Match names this tag; weak ones count, since a proxy may have weakened ours. */
export function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}

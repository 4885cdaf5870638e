import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Levels of a copy that a request waits for. */
const QUICK = { brotli: 5, zlib: 6 };
/** Levels of a copy for later requests: it takes fifty times as long. */
const SMALL = { brotli: 11, zlib: 9 };

type Encoding = 'br' | 'gzip';

/** A page's document in memory, compressed the first time that is asked for. */
export type HtmlDocument = {
  readonly tag: string;
  readonly bytes: Buffer;
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
};

export function makeHtmlDocument(html: string): HtmlDocument {
  const bytes = Buffer.from(html);
  const made = new Map<Encoding, () => Promise<Buffer>>();
  return {
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    bytes,
    compressed(encoding) {
      const known = made.get(encoding) ?? shrinking(bytes, encoding);
      made.set(encoding, known);
      return known();
    },
  };
}

/** Gives a copy that is made quickly, until the small one is there. That is made once somebody asks again: most are asked for once. */
function shrinking(bytes: Buffer, encoding: Encoding): () => Promise<Buffer> {
  let copy = compress(bytes, encoding, QUICK);
  let isAskedAgain = false;
  let isSmall = false;
  return () => {
    if (isAskedAgain && !isSmall)
      isSmall = inSpareTime(async () => {
        const small = await compress(bytes, encoding, SMALL);
        copy = Promise.resolve(small);
      });
    isAskedAgain = true;
    return copy;
  };
}

/** Work for later requests may take a fifth of one core. */
const REST = 4;
let isResting = false;

/** Does something now, unless the like was done just before: whether it does. */
function inSpareTime(work: () => Promise<void>): boolean {
  if (isResting) return false;
  isResting = true;
  const begun = performance.now();
  function rest() {
    setTimeout(() => (isResting = false), REST * (performance.now() - begun)).unref();
  }
  // A copy that could not be made small is right as it is.
  void work().then(rest, rest);
  return true;
}

function compress(
  bytes: Buffer,
  encoding: Encoding,
  { brotli, zlib }: typeof QUICK,
): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } })
    : compressGzip(bytes, { level: zlib });
}

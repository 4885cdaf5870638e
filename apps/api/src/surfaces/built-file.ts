import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};
const COMPRESSIBLE = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.map',
  '.mjs',
  '.svg',
  '.txt',
  '.wasm',
  '.webmanifest',
]);
/** Somebody waits for it. */
const QUICK = { brotli: 5, zlib: 6 };
/** It takes fifty times as long, and nobody waits for it. */
const SMALL = { brotli: 11, zlib: 9 };

type Encoding = 'br' | 'gzip';

/** One file of a built app, in memory, compressed the first time that is asked for. */
export type BuiltFile = {
  readonly type: string;
  readonly tag: string;
  readonly bytes: Buffer;
  readonly isCompressible: boolean;
  readonly compressed: (encoding: Encoding) => Promise<Buffer>;
};

/** Every file below a folder, by its path with forward slashes. */
export function readBuiltFiles(folder: string): Map<string, BuiltFile> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    files.map((file) => [relative(folder, file).split(sep).join('/'), readBuiltFile(file)]),
  );
}

/** What was made here, as if it had been built: by the name it would have. */
export function makeBuiltFile(name: string, bytes: Buffer): BuiltFile {
  return holdFile(name, bytes, (encoding) => shrinking(bytes, encoding));
}

function readBuiltFile(file: string): BuiltFile {
  const bytes = readFileSync(file);
  return holdFile(file, bytes, (encoding) => {
    const beside = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
    // What the build compressed already is taken as it is.
    if (!existsSync(beside)) return shrinking(bytes, encoding);
    const known = Promise.resolve(readFileSync(beside));
    return () => known;
  });
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

/** Of one core, what nobody waits for may take a fifth. */
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

function holdFile(
  name: string,
  bytes: Buffer,
  compressAs: (encoding: Encoding) => () => Promise<Buffer>,
): BuiltFile {
  const extension = extname(name);
  const made = new Map<Encoding, () => Promise<Buffer>>();
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    bytes,
    isCompressible: COMPRESSIBLE.has(extension),
    compressed(encoding) {
      const known = made.get(encoding) ?? compressAs(encoding);
      made.set(encoding, known);
      return known();
    },
  };
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

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
const BUILT_QUALITY = { brotli: 9, zlib: 9 };
/** Somebody waits for it. */
const DRAWN_QUALITY = { brotli: 5, zlib: 6 };

/** One file of a built app, in memory, compressed the first time that is asked for. */
export type BuiltFile = {
  readonly type: string;
  readonly tag: string;
  readonly bytes: Buffer;
  readonly isCompressible: boolean;
  readonly compressed: (encoding: 'br' | 'gzip') => Promise<Buffer>;
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
  return holdFile(name, bytes, (encoding) => compress(bytes, encoding, DRAWN_QUALITY));
}

function readBuiltFile(file: string): BuiltFile {
  const bytes = readFileSync(file);
  return holdFile(file, bytes, async (encoding) => {
    // What the build compressed already is taken as it is.
    const beside = `${file}.${encoding === 'br' ? 'br' : 'gz'}`;
    return existsSync(beside) ? readFileSync(beside) : compress(bytes, encoding, BUILT_QUALITY);
  });
}

function holdFile(
  name: string,
  bytes: Buffer,
  compressAs: (encoding: 'br' | 'gzip') => Promise<Buffer>,
): BuiltFile {
  const extension = extname(name);
  const made = new Map<'br' | 'gzip', Promise<Buffer>>();
  return {
    type: TYPES[extension] ?? 'application/octet-stream',
    tag: createHash('sha256').update(bytes).digest('base64url').slice(0, 16),
    bytes,
    isCompressible: COMPRESSIBLE.has(extension),
    compressed(encoding) {
      const known = made.get(encoding) ?? compressAs(encoding);
      made.set(encoding, known);
      return known;
    },
  };
}

function compress(
  bytes: Buffer,
  encoding: 'br' | 'gzip',
  { brotli, zlib }: typeof BUILT_QUALITY,
): Promise<Buffer> {
  return encoding === 'br'
    ? compressBrotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: brotli } })
    : compressGzip(bytes, { level: zlib });
}

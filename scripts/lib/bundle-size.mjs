import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The files that a browser loads for these entries of a Vite manifest, with all that they import statically. */
export function filesFor(manifest, keys) {
  const seen = new Set();
  const files = new Set();
  const waiting = [...keys];
  while (waiting.length > 0) {
    const key = waiting.pop();
    if (seen.has(key)) continue;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The manifest has no entry "${key}".`);
    files.add(chunk.file);
    for (const file of [...(chunk.css ?? []), ...(chunk.assets ?? [])]) files.add(file);
    waiting.push(...(chunk.imports ?? []));
  }
  return [...files];
}

/** Sums files by kind as `{ js, css, font }`, each with its count and its bytes raw, gzipped and brotlied. */
export function weigh(directory, files) {
  const sums = {};
  for (const kind of ['js', 'css', 'font']) {
    const contents = files
      .filter((file) => kindOf(file) === kind)
      .map((file) => readFileSync(join(directory, file)));
    // A font is compressed already and travels as it is.
    const [gzip, brotli] = kind === 'font' ? [asIs, asIs] : [gzipped, brotlied];
    sums[kind] = sumOf(contents, gzip, brotli);
  }
  return sums;
}

/** The bytes of contents taken together: raw, gzipped, brotlied. */
export function sumOf(contents, gzip = gzipped, brotli = brotlied) {
  return {
    files: contents.length,
    raw: total(contents, asIs),
    gzip: total(contents, gzip),
    brotli: total(contents, brotli),
  };
}

function kindOf(file) {
  if (/\.m?js$/u.test(file)) return 'js';
  if (file.endsWith('.css')) return 'css';
  // Letters outside the Latin range are in files of their own that load only when such a letter is shown.
  if (file.endsWith('.woff2') && !/-(?:ext|cyrillic|greek|vietnamese)/u.test(file)) return 'font';
  return undefined;
}

function total(contents, measure) {
  return contents.reduce((sum, content) => sum + measure(content), 0);
}

function asIs(content) {
  return content.length;
}

function gzipped(content) {
  return gzipSync(content, { level: 9 }).length;
}

function brotlied(content) {
  return brotliCompressSync(content).length;
}

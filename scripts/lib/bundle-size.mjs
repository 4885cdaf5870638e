import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** The scripts and styles that a built document names, relative to its folder. */
export function filesInDocument(html, base) {
  return [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:m?js|css))"/gu)]
    .map(([, address]) => address)
    .filter((address) => address.startsWith(base))
    .map((address) => address.slice(base.length));
}

/** The fonts that a style sheet names, relative to the same folder. */
export function fontsInStyles(css, base) {
  return [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/gu)].map(([, address]) =>
    address.slice(base.length),
  );
}

/** These files of a Vite manifest with all that they import statically. */
export function withImports(manifest, files) {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const seen = new Set();
  const waiting = [...files];
  while (waiting.length > 0) {
    const file = waiting.pop();
    if (seen.has(file)) continue;
    seen.add(file);
    const { imports = [], css = [], assets = [] } = chunks.get(file) ?? {};
    waiting.push(...imports.map((key) => manifest[key].file), ...css, ...assets);
  }
  return [...seen];
}

/** The file that a source module lies in; throws when it is loaded by no import(). */
export function fileOf(parts, source) {
  const file = parts[source];
  if (!file) throw new Error(`The build has no part ${source}.`);
  return file;
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

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/**
 * Returns the scripts and styles that a built document names, relative to its folder.
 *
 * @param {string} html
 * @param {string} base
 * @returns {readonly string[]}
 */
export function filesInDocument(html, base) {
  return [...html.matchAll(/<(?:script|link)\b[^>]*?\b(?:src|href)="([^"]+\.(?:m?js|css))"/gu)]
    .map(([, address = '']) => address)
    .filter((address) => address.startsWith(base))
    .map((address) => address.slice(base.length));
}

/**
 * Returns the fonts that a style sheet names, relative to the same folder.
 *
 * @param {string} css
 * @param {string} base
 * @returns {readonly string[]}
 */
export function fontsInStyles(css, base) {
  return [...css.matchAll(/url\(["']?([^"')]+\.woff2)["']?\)/gu)].map(([, address = '']) =>
    address.slice(base.length),
  );
}

/** @typedef {{ files: number, raw: number, gzip: number, brotli: number }} Size */

/**
 * Sums the files of each kind: their number and their bytes raw, gzipped and brotlied.
 *
 * @param {string} directory
 * @param {readonly string[]} files
 */
export function weigh(directory, files) {
  /** @param {string} kind */
  function contentsOf(kind) {
    return files
      .filter((file) => kindOf(file) === kind)
      .map((file) => readFileSync(join(directory, file)));
  }
  return {
    js: sumOf(contentsOf('js')),
    css: sumOf(contentsOf('css')),
    // A font is compressed already and travels as it is.
    font: sumOf(contentsOf('font'), asIs, asIs),
  };
}

/**
 * Sums the bytes of contents: raw, gzipped, brotlied.
 *
 * @param {readonly Uint8Array[]} contents
 * @returns {Size}
 */
export function sumOf(contents, gzip = gzipped, brotli = brotlied) {
  return {
    files: contents.length,
    raw: total(contents, asIs),
    gzip: total(contents, gzip),
    brotli: total(contents, brotli),
  };
}

/** @param {string} file */
function kindOf(file) {
  if (/\.m?js$/u.test(file)) return 'js';
  if (file.endsWith('.css')) return 'css';
  // Letters outside the Latin range are in files of their own that load only when such a letter is shown.
  if (file.endsWith('.woff2') && !/-(?:ext|cyrillic|greek|vietnamese)/u.test(file)) return 'font';
  return undefined;
}

/**
 * @param {readonly Uint8Array[]} contents
 * @param {(content: Uint8Array) => number} measure
 */
function total(contents, measure) {
  return contents.reduce((sum, content) => sum + measure(content), 0);
}

/** @param {Uint8Array} content */
function asIs(content) {
  return content.length;
}

/** @param {Uint8Array} content */
function gzipped(content) {
  return gzipSync(content, { level: 9 }).length;
}

/** @param {Uint8Array} content */
function brotlied(content) {
  return brotliCompressSync(content).length;
}

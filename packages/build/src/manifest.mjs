import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {Readonly<Record<string, import('vite').ManifestChunk>>} Manifest */

/**
 * Reads the manifest that Vite wrote into the folder of a build.
 *
 * @param {string} dist
 * @returns {Manifest}
 */
export function readManifest(dist) {
  return JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
}

/**
 * Returns the file of a source that is loaded by import() or by the document, relative to the build's folder. Throws when there
 * is none, since the caller would otherwise preload or keep nothing without a word.
 *
 * @param {Manifest} manifest
 * @param {string} source The path relative to the app.
 */
export function fileOf(manifest, source) {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no file for ${source}: load it with import().`);
  return chunk.file;
}

/**
 * Returns the files of these sources with all that they import statically, each once.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} sources
 */
export function filesOf(manifest, sources) {
  return withImports(
    manifest,
    sources.map((source) => fileOf(manifest, source)),
  );
}

/**
 * Returns these files of a manifest with all that they import statically, each once.
 *
 * @param {Manifest} manifest
 * @param {readonly string[]} files
 */
export function withImports(manifest, files) {
  const chunks = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  /** @type {Set<string>} */
  const seen = new Set();
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    const { imports = [], css = [], assets = [] } = chunks.get(file) ?? {};
    waiting.push(...imports.map((key) => fileOf(manifest, key)), ...css, ...assets);
  }
  return [...seen];
}

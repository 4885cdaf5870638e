import { readFileSync } from 'node:fs';
import { addressPattern, firstOwner } from '@comanda/contracts/address-pattern';

/** @typedef {{ readonly app: string, readonly patterns: readonly RegExp[] }} Surface */

const SURFACES = new URL('../../../surfaces.json', import.meta.url);

/**
 * Reads surfaces.json, the table of which app answers which address. The first pattern that fits wins.
 *
 * @returns {readonly Surface[]}
 */
export function readSurfaces(file = SURFACES) {
  /** @type {readonly { readonly app: string, readonly paths: readonly string[] }[]} */
  const rows = JSON.parse(readFileSync(file, 'utf8'));
  return rows.map(({ app, paths }) => ({ app, patterns: paths.map(addressPattern) }));
}

/**
 * Returns the app that owns a path such as `/receipts/123?x=1`, or undefined when none does.
 *
 * @param {readonly Surface[]} surfaces
 * @param {string} url
 */
export function ownerOf(surfaces, url) {
  const path = url.replace(/[?#].*$/u, '');
  const asset = /^\/_\/([a-z0-9-]+)(?:\/|$)/u.exec(path);
  if (asset) return surfaces.find(({ app }) => app === asset[1])?.app;
  return firstOwner(surfaces, path)?.app;
}

import { readSurfaces } from './surfaces.mjs';

/**
 * Returns the addresses that other apps answer, as sources of patterns. The first row of surfaces.json that fits wins, so these
 * are the rows above the app's own.
 *
 * @param {string} app
 */
export function foreignPaths(app) {
  const surfaces = readSurfaces();
  const own = surfaces.findIndex((surface) => surface.app === app);
  return surfaces.slice(0, own).flatMap(({ patterns }) => patterns.map(({ source }) => source));
}

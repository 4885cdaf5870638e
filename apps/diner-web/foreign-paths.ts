import { readSurfaces } from '../../scripts/lib/surfaces.mjs';

const APP = 'diner-web';

type Surface = { readonly app: string; readonly patterns: readonly RegExp[] };

/** What other surfaces answer, by surfaces.json, as sources of patterns. The first that fits wins there. */
export function foreignPaths(): readonly string[] {
  const surfaces: readonly Surface[] = readSurfaces();
  const own = surfaces.findIndex(({ app }) => app === APP);
  return surfaces.slice(0, own).flatMap(({ patterns }) => patterns.map(({ source }) => source));
}

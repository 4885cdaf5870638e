import { fileURLToPath } from 'node:url';

/** The table of surfaces at the root of the project: as far up from this file as from the bundle made of it. */
export const defaultSurfacesFile = fileURLToPath(
  new URL('../../../surfaces.json', import.meta.url),
);

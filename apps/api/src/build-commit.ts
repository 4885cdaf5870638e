import { existsSync, readFileSync } from 'node:fs';

/** The commit that an artefact was made of: `npm run artefact` leaves it beside the bundle. Run from source there is none. */
export function readBuildCommit(): string {
  const file = new URL('../COMMIT', import.meta.url);
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : 'unknown';
}

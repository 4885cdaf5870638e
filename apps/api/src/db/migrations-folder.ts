import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The migrations lie beside this file, and beside the bundle that the build makes of it. */
export function migrationsFolder(): string {
  const folder = fileURLToPath(new URL('./migrations', import.meta.url));
  if (existsSync(folder)) return folder;
  throw new Error(
    `The migrations are missing at ${folder}. Build the api again: the build copies them.`,
  );
}

import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's root folder. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[/\\]$/u, '');

/** An absolute path from one relative to the project's root. */
export function fromRoot(...parts) {
  return resolve(ROOT, ...parts);
}

/** The program that a root devDependency installed. */
export function binary(name) {
  return fromRoot('node_modules', '.bin', name);
}

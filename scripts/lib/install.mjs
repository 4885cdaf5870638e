import { pnpm } from './run.mjs';

/** Installs exactly what the lockfile says; resolves with a step result. */
export function install() {
  return pnpm(['install', '--frozen-lockfile', '--reporter=append-only']);
}

import { readdirSync } from 'node:fs';
import { workerConfig } from '@comanda/build';
import { defineConfig } from 'vite';

/** The application's files, which are built before. Compressed copies of them are the server's own. */
function builtFiles(): readonly string[] {
  return readdirSync(`${import.meta.dirname}/dist/assets`)
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .map((name) => `/_/kiosk/assets/${name}`);
}

export default defineConfig(
  workerConfig({ app: 'kiosk', entry: 'worker/worker.ts', define: { __FILES__: builtFiles() } }),
);

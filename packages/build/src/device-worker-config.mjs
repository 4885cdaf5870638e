import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { workerConfig } from './worker-config.mjs';

/**
 * Returns the Vite configuration of the worker of an app that starts without a network: it names all files of the
 * application, which are built before. Compressed copies of them are the server's own.
 *
 * @param {string} app The app's name in surfaces.json.
 * @param {string} folder The app's folder.
 * @returns {import('vite').UserConfig}
 */
export function deviceWorkerConfig(app, folder) {
  const files = readdirSync(join(folder, 'dist/assets'))
    .filter((name) => /\.(?:js|css|woff2)$/.test(name))
    .map((name) => `/_/${app}/assets/${name}`);
  return workerConfig({ app, entry: 'worker/worker.ts', define: { __FILES__: files } });
}

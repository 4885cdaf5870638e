// Bundles the server and the command line into dist/. Our own packages are source and go in; installed ones stay outside.
import { cpSync, readFileSync, rmSync } from 'node:fs';
import { build } from 'esbuild';

const { dependencies } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
const installed = Object.keys(dependencies).filter((name) => !name.startsWith('@comanda/'));

rmSync('dist', { recursive: true, force: true });
await build({
  entryPoints: { server: 'src/server.ts', comanda: 'src/cli/comanda.ts' },
  outdir: 'dist',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  platform: 'node',
  target: 'node20.19',
  format: 'esm',
  // Code that is imported on demand stays in separate files.
  splitting: true,
  sourcemap: true,
  external: [...installed, ...installed.map((name) => `${name}/*`)],
  logLevel: 'warning',
});
cpSync('src/modules/geocode/pack-gazetteers.mjs', 'dist/pack-gazetteers.mjs');
cpSync('src/media/draw-svg.mjs', 'dist/draw-svg.mjs');
cpSync('src/db/migrations', 'dist/migrations', { recursive: true });

import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';

import { build } from 'esbuild';

const OUT = 'dist';
const entries = JSON.parse(await readFile('src/assets/asset-entries.json', 'utf8'));

/** Our own packages are source and go into the bundle; everything else stays an import. */
const externalDependencies = {
  name: 'external-dependencies',
  setup(context) {
    context.onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || path.startsWith('@comanda/') ? undefined : { path, external: true },
    );
  },
};

await rm(OUT, { recursive: true, force: true });
await mkdir(`${OUT}/browser`, { recursive: true });

await build({
  entryPoints: ['src/server.ts'],
  outfile: `${OUT}/server.mjs`,
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  sourcemap: true,
  plugins: [externalDependencies],
});

for (const [name, source] of Object.entries(entries)) {
  const { outputFiles } = await build({
    entryPoints: [`src/${source}`],
    bundle: true,
    format: 'iife',
    minify: true,
    platform: 'browser',
    target: 'es2022',
    write: false,
  });
  await writeFile(`${OUT}/browser/${name}`, outputFiles[0].contents);
}

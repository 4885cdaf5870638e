import sandboxAssets from './apps/sandbox/src/assets/asset-entries.json' with { type: 'json' };

/** Scripts that the sandbox bundles for browsers by name, so no import leads to them. */
const sandboxScripts = Object.values(sandboxAssets).map((file) => `src/${file}`);

export default {
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/lib/die-with-parent.mjs',
        'scripts/bench/{floor,engine-once}.mjs',
        'scripts/**/*.test.mjs',
      ],
      project: ['*.{js,mjs}', 'scripts/**/*.{mjs,ts}'],
      // Started by path, from scripts/lib/paths.mjs.
      ignoreDependencies: ['@biomejs/biome', 'turbo'],
      // Part of Linux, and a web server: used where they are found.
      ignoreBinaries: ['taskset', 'caddy'],
    },
    'apps/api': {
      entry: ['src/cli/comanda.ts', 'src/testing/setup-*.ts', 'scripts/*.{ts,mjs}'],
      project: ['src/**/*.ts', '*.{ts,mjs}'],
    },
    'apps/sandbox': {
      entry: sandboxScripts,
      project: ['src/**/*.ts', '*.{ts,mjs}'],
    },
    // Its build runs the half that draws the pages.
    'apps/marketing': {
      entry: ['src/pages.tsx', 'build/*.mjs'],
      project: ['src/**/*.{ts,tsx}', 'build/*.mjs', '*.ts'],
      // Its styles import the tokens.
      ignoreDependencies: ['@comanda/ui'],
    },
    'apps/storybook': { project: ['.storybook/*.{ts,tsx}', 'src/**/*.ts'] },
    'apps/*': { project: ['src/**/*.{ts,tsx}', '*.{ts,mjs}'] },
    'packages/build': { project: ['src/**/*.mjs', '*.ts'] },
    'packages/*': { project: ['src/**/*.{ts,tsx}', '*.{ts,mjs}'] },
    e2e: {
      entry: [
        'src/**/*.spec.ts',
        'src/screenshots/*.{screens,pictures}.ts',
        'pictures.mjs',
        // Bundled by path for a page of the tests' own.
        'src/harness/*.ts',
        '*.config.ts',
      ],
      project: ['src/**/*.ts', '*.ts'],
    },
  },
  ignoreExportsUsedInFile: true,
};

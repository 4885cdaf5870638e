import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const README_LINES = 40;
const SCRIPTS = {
  app: ['build', 'dev', 'lint', 'types', 'test'],
  package: ['lint', 'types', 'test'],
  e2e: ['lint', 'types', 'e2e'],
};
/** Scripts that some packages have besides the common ones. */
const EXTRA_SCRIPTS = ['openapi', 'openapi:check', 'migrations', 'screenshots', 'stories'];
/** Packages that decide something about an order or a guest keep their rules in SPEC.md. */
const RULED = ['kernel', 'modifiers', 'schedules', 'cart', 'campaigns', 'totals'];

/** Deviations of a package from the conventions, one sentence each; empty without any. */
export function conventionFaults({ name, kind, folder, directory, manifest }) {
  return [
    ...manifestFaults(manifest, kind, folder),
    ...fileFaults(directory, kind),
    ...(RULED.includes(folder.split('/')[1]) && !existsSync(join(directory, 'SPEC.md'))
      ? ['SPEC.md is missing: this package decides rules']
      : []),
  ].map((fault) => `${name ?? folder}: ${fault}`);
}

function manifestFaults(manifest, kind, folder) {
  const scripts = Object.keys(manifest.scripts ?? {});
  const wanted = SCRIPTS[kind];
  const faults = [];
  const fields = {
    name: `@comanda/${folder.split('/').at(-1)}`,
    private: true,
    license: 'MIT',
    type: 'module',
  };
  for (const [key, value] of Object.entries(fields)) {
    if (manifest[key] !== value)
      faults.push(`package.json "${key}" should be ${JSON.stringify(value)}`);
  }
  for (const script of wanted) {
    if (!scripts.includes(script)) faults.push(`script "${script}" is missing`);
  }
  for (const script of scripts) {
    if (![...wanted, ...EXTRA_SCRIPTS].includes(script))
      faults.push(`script "${script}" is not one of ours`);
  }
  if (kind === 'package' && Object.keys(manifest.exports ?? {}).length === 0)
    faults.push('exports are missing');
  return [...faults, ...versionFaults(manifest)];
}

function versionFaults({ dependencies = {}, devDependencies = {} }) {
  return Object.entries({ ...dependencies, ...devDependencies })
    .filter(([dependency, version]) => {
      return dependency.startsWith('@comanda/')
        ? version !== 'workspace:*'
        : !version.startsWith('catalog:');
    })
    .map(([dependency]) => `${dependency} takes its version from elsewhere than the catalog`);
}

function fileFaults(directory, kind) {
  const faults = ['tsconfig.json', 'README.md', ...(kind === 'e2e' ? [] : ['vitest.config.ts'])]
    .filter((file) => !existsSync(join(directory, file)))
    .map((file) => `${file} is missing`);
  const readme = join(directory, 'README.md');
  if (existsSync(readme)) {
    const lines = readFileSync(readme, 'utf8').trimEnd().split('\n').length;
    if (lines > README_LINES)
      faults.push(`README.md has ${lines} lines; ${README_LINES} are enough`);
  }
  return faults;
}

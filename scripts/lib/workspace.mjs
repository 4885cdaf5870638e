import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './paths.mjs';

/** Every workspace package as `{ name, kind, folder, directory, manifest }`; kind is app, package or e2e. */
export function listPackages(root = ROOT) {
  return [...folders(root, 'apps', 'app'), ...folders(root, 'packages', 'package'), ...e2e(root)];
}

function folders(root, parent, kind) {
  const path = join(root, parent);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(path, entry.name, 'package.json')))
    .map((entry) => describe(root, `${parent}/${entry.name}`, kind));
}

function e2e(root) {
  return existsSync(join(root, 'e2e', 'package.json')) ? [describe(root, 'e2e', 'e2e')] : [];
}

function describe(root, folder, kind) {
  const directory = join(root, folder);
  const manifest = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8'));
  return { name: manifest.name, kind, folder, directory, manifest };
}

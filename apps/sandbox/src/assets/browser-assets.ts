import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import entries from './asset-entries.json' with { type: 'json' };
import { bundleAsset } from './bundle-asset';

export type AssetName = keyof typeof entries;
export type Asset = { readonly type: string; readonly content: string };

const cache = new Map<AssetName, Promise<Asset>>();

/** A browser file: from beside the built server, or bundled from its source when there is no build. */
export function browserAsset(name: AssetName): Promise<Asset> {
  const existing = cache.get(name);
  if (existing) return existing;
  const asset = loadAsset(name);
  cache.set(name, asset);
  return asset;
}

async function loadAsset(name: AssetName): Promise<Asset> {
  const type = name.endsWith('.css') ? 'text/css; charset=utf-8' : 'text/javascript; charset=utf-8';
  const built = fileURLToPath(new URL(`./browser/${name}`, import.meta.url));
  if (existsSync(built)) return { type, content: await readFile(built, 'utf8') };
  const source = fileURLToPath(new URL(`../${entries[name]}`, import.meta.url));
  return { type, content: await bundleAsset(source) };
}

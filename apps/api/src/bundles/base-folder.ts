import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BundleFault } from './fault';
import { readYaml, type YamlSource } from './yaml-source';

const FILE = 'restaurant.yaml';
const BASE_PATH = /^(?:\.\.\/){1,3}[\w-]+(?:\/[\w-]+)*$/;

/** Keys that identify a restaurant, and its secrets: no other restaurant inherits them. */
const OWN = new Set([
  'extends',
  'endpoint',
  'revision',
  'name',
  'address',
  'phone_number',
  'latitude',
  'longitude',
  'staff',
  'setup_code',
  'setup_code_hash',
  'webhook',
  'payment_secrets',
  'terminals',
]);

/** A restaurant's folders, its own first, and its restaurant.yaml as they say it together. */
export type RestaurantSource = {
  readonly folders: readonly string[];
  readonly source: YamlSource | null;
};

/** Reads restaurant.yaml. One that says `extends: ../other` takes from that folder whatever its own lacks. */
export function readRestaurantSource(folder: string, faults: BundleFault[]): RestaurantSource {
  const own = readSource(folder, FILE, faults);
  if (own === null || !isRecord(own.value) || own.value['extends'] === undefined)
    return { folders: [folder], source: own };

  const path = own.value['extends'];
  const base = readBase(folder, own, path, faults);
  if (base === null) return { folders: [folder], source: null };
  const named = typeof path === 'string' ? path : ''; // a base that was read has a name
  return { folders: [folder, join(folder, named)], source: overlay(own, base) };
}

function readBase(
  folder: string,
  own: YamlSource,
  path: unknown,
  faults: BundleFault[],
): YamlSource | null {
  function refuse(message: string): null {
    faults.push(own.faultAt(['extends'], message));
    return null;
  }
  if (typeof path !== 'string' || !BASE_PATH.test(path))
    return refuse('must be the path of a folder nearby, e.g. ../main-street');
  if (!existsSync(join(folder, path, FILE))) return refuse(`${path} is no restaurant’s folder`);
  const base = readSource(join(folder, path), FILE, faults, `${path}/${FILE}`);
  if (base !== null && isRecord(base.value) && base.value['extends'] !== undefined)
    return refuse(`${path} extends another folder itself; name that one`);
  return base;
}

/** The folder's own keys win; the rest comes from the base folder, and its faults are reported there. */
function overlay(own: YamlSource, base: YamlSource): YamlSource {
  const [mine, theirs] = [entriesOf(own), entriesOf(base)];
  const inherited = theirs.filter(([key]) => !OWN.has(key));
  const value = Object.fromEntries([...inherited, ...mine.filter(([key]) => key !== 'extends')]);
  const taken = new Set<PropertyKey | undefined>(inherited.map(([key]) => key));
  for (const [key] of mine) taken.delete(key);
  return {
    file: own.file,
    value,
    faultAt: (path, message) => (taken.has(path[0]) ? base : own).faultAt(path, message),
  };
}

function readSource(
  folder: string,
  file: string,
  faults: BundleFault[],
  shown = file,
): YamlSource | null {
  const { source, faults: syntax } = readYaml(shown, readFileSync(join(folder, file)));
  faults.push(...syntax);
  return syntax.length > 0 ? null : source;
}

function entriesOf({ value }: YamlSource): [string, unknown][] {
  return isRecord(value) ? Object.entries(value) : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

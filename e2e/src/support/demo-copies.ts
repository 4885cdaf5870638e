import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Document, isScalar, parseDocument, visit } from 'yaml';
import { NOON_ZONE } from './hours';

const PICTURES = ['image', 'logo', 'header_image', 'videos'];

/** Copies a restaurant's folder to a time zone where it is about noon, so that no test runs near midnight. */
export async function copyToNoon(bundle: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-bundle-'));
  await cp(bundle, folder, { recursive: true });
  await edit(join(folder, 'restaurant.yaml'), (document) => document.set('timezone', NOON_ZONE));
  return folder;
}

/** Copies a restaurant's folder without pictures and films, whose import costs more than all the rest. */
export async function copyWithoutPictures(bundle: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-bundle-'));
  await cp(bundle, folder, { recursive: true });
  for (const name of ['images', 'videos']) await rm(join(folder, name), { recursive: true });
  for (const name of await readdir(folder)) {
    if (name.endsWith('.yaml')) await edit(join(folder, name), removePictures);
  }
  return folder;
}

function removePictures(document: Document): void {
  visit(document, {
    Pair(_, { key }) {
      return isScalar(key) && PICTURES.includes(String(key.value)) ? visit.REMOVE : undefined;
    },
  });
}

async function edit(file: string, change: (document: Document) => void): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  change(document);
  await writeFile(file, document.toString());
}

import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';

const PICTURES = ['image', 'logo', 'header_image', 'videos'];

/** Copies a restaurant's folder without pictures and films, whose import costs more than all the rest. */
export async function copyWithoutPictures(bundle: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comanda-bundle-'));
  await cp(bundle, folder, { recursive: true });
  for (const name of ['images', 'videos']) await rm(join(folder, name), { recursive: true });
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.yaml')) continue;
    const document = parseDocument(await readFile(join(folder, name), 'utf8'));
    visit(document, {
      Pair(_, { key }) {
        return isScalar(key) && PICTURES.includes(String(key.value)) ? visit.REMOVE : undefined;
      },
    });
    await writeFile(join(folder, name), document.toString());
  }
  return folder;
}

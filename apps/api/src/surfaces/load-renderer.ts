import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentRenderer } from '@comanda/contracts';

/** Loads the half of an app that draws its documents, with the first document that is wanted; null where it was not built. */
export function createRendererLoader(folder: string): (() => Promise<DocumentRenderer>) | null {
  const file = join(folder, '..', 'dist-server', 'documents.mjs');
  if (!existsSync(file)) return null;
  let loading: Promise<DocumentRenderer> | undefined;
  return () => {
    loading ??= load(file);
    return loading;
  };
}

async function load(file: string): Promise<DocumentRenderer> {
  // The app is checked against the same type where it exports this.
  const { documents } = (await import(pathToFileURL(file).href)) as { documents: DocumentRenderer };
  return documents;
}

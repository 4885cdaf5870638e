import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { DocumentRenderer, PageRenderer } from '@comanda/contracts';

/** Loads the half of an app that draws restaurants' documents, with the first one that is wanted; null where it was not built. */
export function createRendererLoader(folder: string): (() => Promise<DocumentRenderer>) | null {
  return createLoader<{ readonly documents: DocumentRenderer }, DocumentRenderer>(
    folder,
    'documents.mjs',
    (half) => {
      return half.documents;
    },
  );
}

/** The same for an app whose pages are about no single restaurant. */
export function createPageRendererLoader(folder: string): (() => Promise<PageRenderer>) | null {
  return createLoader<{ readonly pages: PageRenderer }, PageRenderer>(
    folder,
    'pages.mjs',
    (half) => half.pages,
  );
}

/** Loads the module `name` of an app's server half on the first call; null where it was not built. */
export function createLoader<Half, Renderer>(
  folder: string,
  name: string,
  rendererOf: (half: Half) => Renderer,
): (() => Promise<Renderer>) | null {
  const file = join(folder, '..', 'dist-server', name);
  if (!existsSync(file)) return null;
  let loading: Promise<Renderer> | undefined;
  return () => {
    // The app is checked against the same type where it exports this.
    loading ??= (import(pathToFileURL(file).href) as Promise<Half>).then(rendererOf);
    return loading;
  };
}

import type { Plugin, Rolldown } from 'vite';

/** By the word that stands in a document: the end of a source's path, or a pattern of such ends whose one group is a key. */
export type Preloads = Readonly<Record<string, string | RegExp>>;

type Bundle = Rolldown.OutputBundle;

/**
 * Puts addresses of chunks into a document, so that its inline script can preload what this guest and this address need.
 * In the place of a word comes the list of a source's chunk and of those it imports; in that of a pattern's, a table of
 * such lists by key. In development the chunks are not known and both are empty.
 */
export function preloadChunks(preloads: Preloads): Plugin {
  let base = '/';
  return {
    name: 'comanda:preload-chunks',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return Object.entries(preloads).reduce((text, [word, source]) => {
          const found = bundle ? findChunks(bundle, source, base) : [];
          if (bundle && found.length === 0) {
            throw new Error(
              `The build made no chunk of ${source}: load it with import(), or do not preload it.`,
            );
          }
          const addresses =
            typeof source === 'string'
              ? found.flatMap(([, list]) => list)
              : Object.fromEntries(found);
          return text.replace(word, JSON.stringify(addresses));
        }, html);
      },
    },
  };
}

function findChunks(
  bundle: Bundle,
  source: string | RegExp,
  base: string,
): (readonly [string, string[]])[] {
  return Object.values(bundle).flatMap((output) => {
    const modules = output.type === 'chunk' ? output.moduleIds : [];
    const keys = modules.map((module) =>
      typeof source === 'string' ? module.endsWith(source) && source : source.exec(module)?.[1],
    );
    const key = keys.find(Boolean);
    return key ? [[key, addressesOf(bundle, output.fileName, base)] as const] : [];
  });
}

/** A chunk and all that it imports, without those of the entry, which the document loads anyway. */
function addressesOf(bundle: Bundle, file: string, base: string): string[] {
  const entry = Object.values(bundle).find((output) => output.type === 'chunk' && output.isEntry);
  const loadedAnyway = entry ? withImports(bundle, entry.fileName) : [];
  return withImports(bundle, file)
    .filter((each) => !loadedAnyway.includes(each))
    .map((each) => base + each);
}

function withImports(bundle: Bundle, file: string, seen = new Set<string>()): string[] {
  const chunk = bundle[file];
  if (chunk?.type === 'chunk' && !seen.has(file)) {
    seen.add(file);
    for (const imported of chunk.imports) withImports(bundle, imported, seen);
  }
  return [...seen];
}

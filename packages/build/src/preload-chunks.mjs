import { resolve } from 'node:path';

/**
 * The sources to preload, by the word that stands for them in a document: a path relative to the app, or a table of such paths by
 * key.
 *
 * @typedef {Readonly<Record<string, string | Readonly<Record<string, string>>>>} Preloads
 */
/** @typedef {import('vite').Rolldown.OutputBundle} Bundle */

/**
 * Puts addresses of chunks into a document, so that its inline script can preload the chunks of an address. A source's word is
 * replaced by the list of its chunk and those that it imports, a table's word by a table of such lists. In development there are no
 * chunks and the lists are empty.
 *
 * @param {Preloads} preloads
 * @returns {import('vite').Plugin}
 */
export function preloadChunks(preloads) {
  let base = '/';
  let root = '';
  return {
    name: 'comanda:preload-chunks',
    configResolved(config) {
      base = config.base;
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        return Object.entries(preloads).reduce((text, [word, sources]) => {
          if (!text.includes(word)) throw new Error(`The document does not say ${word}.`);
          /** @param {string} source */
          function find(source) {
            return bundle ? findAddresses(bundle, resolve(root, source), base) : [];
          }
          const addresses =
            typeof sources === 'string'
              ? find(sources)
              : Object.fromEntries(Object.entries(sources).map(([key, each]) => [key, find(each)]));
          return text.replace(word, () => JSON.stringify(addresses));
        }, html);
      },
    },
  };
}

/**
 * A chunk and all that it imports, without those of the entry, which the document loads anyway.
 *
 * @param {Bundle} bundle
 * @param {string} module
 * @param {string} base
 */
function findAddresses(bundle, module, base) {
  const chunks = Object.values(bundle).flatMap((output) =>
    output.type === 'chunk' ? [output] : [],
  );
  const found = chunks.find(({ facadeModuleId }) => facadeModuleId === module);
  if (!found) throw new Error(`The build made no chunk of ${module}: load it with import().`);
  const entries = chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName);
  const loadedAnyway = withImports(bundle, entries);
  return withImports(bundle, [found.fileName])
    .filter((file) => !loadedAnyway.includes(file))
    .map((file) => base + file);
}

/**
 * @param {Bundle} bundle
 * @param {readonly string[]} files
 */
function withImports(bundle, files) {
  const seen = new Set(files);
  // A set that grows while it is walked is walked to its end.
  for (const file of seen) {
    const chunk = bundle[file];
    if (chunk?.type === 'chunk') for (const each of chunk.imports) seen.add(each);
  }
  return [...seen];
}

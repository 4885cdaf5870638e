import type { Plugin, Rolldown } from 'vite';

const PLACEHOLDER = '__TEXT_CHUNKS__';

/**
 * Puts the addresses of a group of texts, by language, where a document says `__TEXT_CHUNKS__`, so that its inline script can
 * preload the one chunk this guest reads. In development the chunks are not known and the table is empty.
 */
export function preloadTexts(group: string): Plugin {
  let base = '/';
  return {
    name: 'comanda:preload-texts',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const chunks = bundle ? chunkAddresses(Object.values(bundle), group, base) : {};
        return html.replace(PLACEHOLDER, JSON.stringify(chunks));
      },
    },
  };
}

function chunkAddresses(
  outputs: readonly (Rolldown.OutputChunk | Rolldown.OutputAsset)[],
  group: string,
  base: string,
): Record<string, string> {
  const pattern = new RegExp(`/groups/${group}-(\\w+)\\.ts$`);
  const chunks = outputs.flatMap((output) => {
    const [, language] =
      (output.type === 'chunk' && pattern.exec(output.facadeModuleId ?? '')) || [];
    return language ? [[language, base + output.fileName] as const] : [];
  });
  if (chunks.length === 0) {
    throw new Error(
      `The build made no chunk of the texts "${group}": load them with createI18n, or drop preloadTexts.`,
    );
  }
  return Object.fromEntries(chunks);
}

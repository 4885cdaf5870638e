import { LANGUAGES } from '@comanda/contracts';
import type { Plugin, Rolldown } from 'vite';
import type { TextGroup } from '../texts';

const PLACEHOLDER = '__TEXT_CHUNKS__';

/**
 * Puts the addresses of a group's chunks, by language, where a document says `__TEXT_CHUNKS__`, so that its inline script can
 * preload the one chunk this guest reads. In development the chunks are not known and the table is empty.
 */
export function preloadTexts(group: TextGroup): Plugin {
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
  group: TextGroup,
  base: string,
): Record<string, string> {
  return Object.fromEntries(
    LANGUAGES.map((language) => {
      const chunk = outputs.find(
        (output) =>
          output.type === 'chunk' && output.facadeModuleId?.endsWith(`/groups/${group}-${language}.ts`),
      );
      if (!chunk) throw new Error(`The build made no chunk of the texts ${group}-${language}: load them with loadTexts.`);
      return [language, base + chunk.fileName];
    }),
  );
}

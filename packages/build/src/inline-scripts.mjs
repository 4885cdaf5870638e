import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = /<script data-inline="([^"]+)"><\/script>/g;

/**
 * Puts scripts into a document that run before it is read on: `<script data-inline="src/boot.js"></script>`, relative to the
 * app. A script with an address of its own would hold the page back until it comes.
 *
 * @returns {import('vite').Plugin}
 */
export function inlineScripts() {
  let root = '';
  return {
    name: 'comanda:inline-scripts',
    configResolved(config) {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'pre',
      handler(html) {
        return html.replaceAll(SCRIPT, (_, /** @type {string} */ file) => {
          return `<script>\n${readFileSync(join(root, file), 'utf8')}</script>`;
        });
      },
    },
  };
}

import type { Plugin } from 'vite';

/**
 * Asks for a font along with the document. Named in the styles alone, it is found by the first layout, which is then done over.
 */
export function preloadFont(font: RegExp): Plugin {
  let base = '/';
  return {
    name: 'comanda:preload-font',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => font.test(name));
        if (!file) throw new Error(`The build has no font ${String(font)}: look at the styles.`);
        const attrs = {
          rel: 'preload',
          as: 'font',
          type: 'font/woff2',
          href: base + file,
          crossorigin: true,
        };
        return [{ tag: 'link', attrs, injectTo: 'head-prepend' }];
      },
    },
  };
}

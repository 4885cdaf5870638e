/** Before it is read a phone counts as wide as a screen, and asks for files that are meant for screens. */
const VIEWPORT = /<meta name="viewport"[^>]*>/;

/**
 * Asks for a font along with the document. Named in the styles alone, it is found by the first layout, which is then done again.
 *
 * @param {RegExp} font
 * @returns {import('vite').Plugin}
 */
export function preloadFont(font) {
  let base = '/';
  return {
    name: 'comanda:preload-font',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const file = Object.keys(bundle).find((name) => font.test(name));
        if (!file) throw new Error(`The build has no font ${String(font)}: look at the styles.`);
        if (!VIEWPORT.test(html)) throw new Error('The document says nothing of its viewport.');
        const link = `<link rel="preload" as="font" type="font/woff2" href="${base}${file}" crossorigin>`;
        return html.replace(VIEWPORT, (viewport) => `${viewport}\n    ${link}`);
      },
    },
  };
}

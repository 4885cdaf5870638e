import type { BuiltFile } from './built-file';

const SHEET = /<link rel="stylesheet"[^>]* href="\/_\/[\w-]+\/([^"]+)"[^>]*>/g;

/** A built document with its style sheets in it: what is drawn in it shows without waiting for another file. */
export function inlineStyles(html: string, files: ReadonlyMap<string, BuiltFile>): string {
  return html.replaceAll(SHEET, (link: string, path: string) => {
    const css = files.get(path)?.bytes.toString('utf8');
    // What would end the element early stays where it is.
    return css === undefined || /<\/style/i.test(css) ? link : `<style>${css}</style>`;
  });
}

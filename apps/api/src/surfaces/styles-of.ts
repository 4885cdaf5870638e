import type { BuiltFile } from './built-file';

const SHEET = /<link rel="stylesheet"[^>]* href="\/_\/[\w-]+\/([^"]+)"[^>]*>/g;

/** What is in the style sheets that a built document links to. */
export function stylesOf(html: string, files: ReadonlyMap<string, BuiltFile>): string {
  return [...html.matchAll(SHEET)]
    .map(([, path = '']) => files.get(path)?.bytes.toString('utf8') ?? '')
    .join('');
}

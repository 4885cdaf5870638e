import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SHEET = /<link rel="stylesheet"[^>]* href="\/_\/[\w-]+\/([^"]+)"[^>]*>/g;

/** The content of the style sheets in a folder that its built document links to. */
export function stylesOf(html: string, folder: string): string {
  return [...html.matchAll(SHEET)]
    .map(([, path = '']) => join(folder, path))
    .map((file) => (existsSync(file) ? readFileSync(file, 'utf8') : ''))
    .join('');
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { BUILT_ORIGIN } from '@comanda/contracts';
import type { Config } from '../config';
import { contentSecurityPolicy } from './content-security-policy';
import type { Draw, HeldDocument } from './held-document';
import { makeHtmlDocument } from './html-document';

const TYPES: Readonly<Record<string, string>> = {
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
};

/** The entry of a page of terms in a sitemap. */
const TERMS_ENTRY = /<url>\s*<loc>[^<]*\/tos<\/loc>.*?<\/url>\s*/gsu;

/** Reads the pages that an app's build wrote into `pages`, with this deployment's origin in them; null where it wrote none. Terms of the operator's own are in no sitemap of ours. */
export function readStaticPages(folder: string, config: Config): Draw | null {
  const root = join(folder, 'pages');
  if (!existsSync(root)) return null;
  const pages = new Map<string, HeldDocument>();
  for (const entry of readdirSync(root, { recursive: true, encoding: 'utf8' })) {
    const file = entry.split(sep).join('/');
    const type = TYPES[extname(file)];
    if (type === undefined) continue;
    const built = readFileSync(join(root, file), 'utf8').replaceAll(BUILT_ORIGIN, config.publicUrl);
    const isMap = file === 'sitemap.xml' && config.termsUrl !== null;
    const text = isMap ? built.replaceAll(TERMS_ENTRY, '') : built;
    const path = `/${file}`.replace(/\/index\.html$/, '');
    pages.set(path === '' ? '/' : path, {
      html: makeHtmlDocument(text),
      policy: contentSecurityPolicy(text, config),
      type,
      isMissing: path.endsWith('/404'),
      varies: [],
    });
  }
  const missing = pages.get('/404');
  if (missing === undefined) throw new Error(`${root} has no 404/index.html. Build the app again.`);
  return async (address) => {
    const path = address.replace(/\?.*$/, '').replace(/(?<=.)\/+$/, '');
    // Where there is no page, the one that says so in the path's language.
    return pages.get(path) ?? pages.get(`/${path.split('/')[1]}/404`) ?? missing;
  };
}

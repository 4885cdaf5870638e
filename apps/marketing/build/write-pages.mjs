// Writes the pages of the site into dist/pages: one file for each address, with a stand-in for the deployment's origin.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const APP = fileURLToPath(new URL('..', import.meta.url));
const PAGES = join(APP, 'dist/pages');
const { drawPages, drawRobots, drawSitemap } = await import(join(APP, 'dist-server/site.mjs'));

const manifest = JSON.parse(readFileSync(join(APP, 'dist/.vite/manifest.json'), 'utf8'));
const site = {
  template: readFileSync(join(APP, 'dist/index.html'), 'utf8'),
  contactScript: `/_/marketing/${manifest['src/contact/contact-form.ts'].file}`,
};
write('../site.json', JSON.stringify({ contactScript: site.contactScript }));
for (const { path, html } of await drawPages(site)) write(join(path, 'index.html'), html);
write('sitemap.xml', drawSitemap());
write('robots.txt', drawRobots());

function write(path, content) {
  const file = join(PAGES, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}

import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { LANGUAGES } from '@comanda/contracts';
import { expect, test } from 'vitest';
import { drawSite, parse } from '../testing/draw-site';
import script from './offer-language.js?raw';

const site = await drawSite();
const FIRST = ['/', '/fr', '/es', '/pt'];

/** The line that a browser with these languages is offered on a page; null = none. */
function offerOn(path: string, languages: readonly string[]): string | null {
  const document = parse(site.find((page) => page.path === path)?.html ?? '');
  runInNewContext(script, { document, navigator: { languages } });
  const wanted = document.documentElement.dataset['offer'];
  const line = wanted ? document.querySelector(`.offer[lang="${wanted}"]`) : null;
  return line?.textContent ?? null;
}

test.each([
  ['/', ['fr-CA', 'en'], 'Lire cette page en français'],
  ['/', ['de', 'pt-BR'], 'Ler esta página em português'],
  ['/', ['en-US', 'fr'], null],
  ['/', ['de'], null],
  ['/fr', ['en-GB'], 'Read this page in English'],
  ['/fr', ['es-MX'], 'Leer esta página en español'],
  ['/fr', ['fr'], null],
])('%s, read in a browser that speaks %o, offers %s', (path, languages, offered) => {
  expect(offerOn(path, languages)).toBe(offered);
});

test('the first page of each language has the script, and no other page', () => {
  const scripted = site.filter(({ html }) => html.includes(`<script>${script}</script>`));
  expect(scripted.map(({ path }) => path).sort()).toEqual([...FIRST].sort());
});

test('a line of each language is hidden, and can be shown', async () => {
  const styles = await readFile(new URL('../styles/layout.css', import.meta.url), 'utf8');
  for (const language of LANGUAGES)
    expect(styles).toContain(`[data-offer='${language}'] .offer[lang='${language}']`);
});

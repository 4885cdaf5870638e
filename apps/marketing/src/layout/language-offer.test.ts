import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { CONTACT_SCRIPT, drawSite, parse } from '../testing/draw-site';
import script from './offer-language.js?raw';

const site = await drawSite();

/** Texts of the lines that a browser with these languages shows on a page. */
function offers(path: string, ...languages: string[]): string[] {
  const html = site.find((page) => page.path === path)?.html ?? '';
  const document = parse(html);
  expect(html).toContain(`<script>${script}</script>`);
  runInNewContext(script, { document, navigator: { languages } });
  return [...document.querySelectorAll('[data-offer]:not([hidden])')].map(
    ({ textContent }) => textContent,
  );
}

test.each([
  ['/', ['fr-CA', 'en'], ['Lire cette page en français']],
  ['/', ['de', 'pt-BR'], ['Ler esta página em português']],
  ['/', ['en-US', 'fr'], []],
  ['/', ['de'], []],
  ['/fr', ['en-GB'], ['Read this page in English']],
  ['/fr', ['fr'], []],
])('%s, read in a browser that speaks %o, offers %o', (path, languages, offered) => {
  expect(offers(path, ...languages)).toEqual(offered);
});

test('without a script no line is seen, and no other page has one', () => {
  for (const { path, document } of site) {
    expect([path, document.querySelector('[data-offer]:not([hidden])')]).toEqual([path, null]);
    const isFirst = ['/', '/fr', '/es', '/pt'].includes(path);
    expect([path, document.querySelector('[data-offer]') !== null]).toEqual([path, isFirst]);
  }
  expect(CONTACT_SCRIPT).not.toContain('offer');
});

import { existsSync, readFileSync } from 'node:fs';
import { BUILT_ORIGIN, LANGUAGES } from '@comanda/contracts';
import { describe, expect, test } from 'vitest';
import { PAGE_NAMES, PAGES, pathOf } from './addresses';
import { drawSitemap } from './pages';
import { CONTACT_SCRIPT, drawSite } from './testing/draw-site';

const site = await drawSite();
const LOCALES = { en: 'en_US', fr: 'fr_CA', es: 'es_MX', pt: 'pt_BR' } as const;
const UNLISTED = new Set([
  ...LANGUAGES.map((language) => pathOf('complete', language)),
  '/404',
  '/fr/404',
  '/es/404',
  '/pt/404',
]);
const listed = site.filter(({ path }) => !UNLISTED.has(path));

test('every page is drawn in every language', () => {
  const wanted = LANGUAGES.flatMap((language) => PAGE_NAMES.map((page) => pathOf(page, language)));
  const drawn = site.map(({ path }) => path).filter((path) => !path.endsWith('/404'));
  expect(drawn.sort()).toEqual(wanted.sort());
});

describe.each(site)('$path', ({ path, document }) => {
  test('has its language, a title and one heading of the first rank', () => {
    expect(document.documentElement.lang).toBe(languageOf(path));
    expect(document.title).toContain('Comanda');
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelector('h1')?.textContent).not.toBe('');
  });

  test('skips no rank of its headings', () => {
    const ranks = [...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) =>
      Number(tagName.slice(1)),
    );
    const skipped = ranks.filter((rank, index) => rank > (ranks[index - 1] ?? 0) + 1);
    expect(skipped).toEqual([]);
  });

  test('loads a script only for the contact form', () => {
    const scripts = [...document.querySelectorAll('script[src]')].map((script) =>
      script.getAttribute('src'),
    );
    expect(scripts).toEqual(path.endsWith('/contact') ? [CONTACT_SCRIPT] : []);
  });

  test('leaves no place of a text empty', () => {
    expect(document.body.textContent).not.toMatch(/[{}]|undefined|\[object/u);
  });

  test('offers the page itself in every language', () => {
    const links = [...document.querySelectorAll('footer .languages a')];
    expect(links.map((link) => link.getAttribute('hreflang'))).toEqual([...LANGUAGES]);
    const current = links.filter((link) => link.hasAttribute('aria-current'));
    expect(current.map((link) => link.getAttribute('lang'))).toEqual([languageOf(path)]);
  });
});

describe.each(listed)('$path for search engines', ({ path, document }) => {
  function meta(property: string) {
    return document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  }

  test('has a description of its own', () => {
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect(description?.length).toBeGreaterThan(20);
    const same = listed.filter((other) => other.path !== path && describes(other, description));
    expect(same.map((other) => other.path)).toEqual([]);
  });

  test('names its own address, and that of each language', () => {
    const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
    expect(canonical).toBe(BUILT_ORIGIN + path);
    const alternates = [...document.querySelectorAll('link[rel="alternate"]')].map((link) => [
      link.getAttribute('hreflang'),
      link.getAttribute('href'),
    ]);
    const page = PAGE_NAMES.find((name) => pathOf(name, languageOf(path)) === path) ?? 'landing';
    expect(alternates).toEqual([
      ...LANGUAGES.map((language) => [language, BUILT_ORIGIN + pathOf(page, language)]),
      ['x-default', BUILT_ORIGIN + PAGES[page]],
    ]);
  });

  test('is described to messengers and by linked data', () => {
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    expect({
      type: meta('og:type'),
      site: meta('og:site_name'),
      title: meta('og:title'),
      description: meta('og:description'),
      url: meta('og:url'),
      locale: meta('og:locale'),
    }).toEqual({
      type: 'website',
      site: 'Comanda',
      title: document.querySelector('h1')?.textContent,
      description,
      url: BUILT_ORIGIN + path,
      locale: LOCALES[languageOf(path)],
    });
    const data = JSON.parse(
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '',
    ) as { '@graph': readonly { '@type': string; url: string }[] }; // written by headOf
    expect(data['@graph'].map((node) => node['@type'])).toEqual(['Organization', 'WebPage']);
    expect(data['@graph'][1]?.url).toBe(BUILT_ORIGIN + path);
  });

  test('has a card for messengers that the build brings along', () => {
    const cards = `${BUILT_ORIGIN}/_/marketing/pictures/${languageOf(path)}/`;
    const card = meta('og:image') ?? '';
    expect(card.startsWith(cards)).toBe(true);
    const file = new URL(`../public/pictures/${card.slice(cards.length - 3)}`, import.meta.url);
    expect(existsSync(file)).toBe(true);
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    const kind = document.querySelector('meta[name="twitter:card"]')?.getAttribute('content');
    expect(kind).toBe('summary_large_image');
  });

  test('is in the sitemap', () => {
    expect(drawSitemap()).toContain(`<loc>${BUILT_ORIGIN}${path}</loc>`);
  });
});

test('what is no page to find is kept out of search engines and of the sitemap', () => {
  for (const { path, document } of site.filter((page) => UNLISTED.has(page.path))) {
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
    expect(drawSitemap()).not.toContain(`<loc>${BUILT_ORIGIN}${path}</loc>`);
  }
});

describe.each(LANGUAGES)('%s: the legal pages', (language) => {
  test('have every text that there is for them', () => {
    for (const page of ['privacy', 'terms'] as const) {
      const drawn = site.find(({ path }) => path === pathOf(page, language))?.document.body;
      const missing = Object.values(legalTextsOf(language)[page]).filter(
        (text) => !drawn?.textContent.includes(text),
      );
      expect(missing).toEqual([]);
    }
  });
});

type LegalTexts = Readonly<Record<'privacy' | 'terms', Readonly<Record<string, string>>>>;

function legalTextsOf(language: string): LegalTexts {
  const file = new URL(`../../../packages/i18n/locales/${language}/legal.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as LegalTexts;
}

function languageOf(path: string) {
  return LANGUAGES.find((language) => path.split('/')[1] === language) ?? 'en';
}

function describes({ document }: (typeof site)[number], description: string | null | undefined) {
  return (
    document.querySelector('meta[name="description"]')?.getAttribute('content') === description
  );
}

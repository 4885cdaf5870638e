// @vitest-environment node
import { readFileSync } from 'node:fs';
import {
  type DocumentVisit,
  type Item,
  LANGUAGES,
  type Menu,
  type Restaurant,
} from '@comanda/contracts';
import { beforeAll, expect, inject, test } from 'vitest';
import { loadTexts } from '@comanda/i18n';
import { documents } from './entry';

/** As the build has it (`packages/build/src/preload-font.mjs`). */
const FONT = '<link rel="preload" as="font" href="/figtree.woff2" crossorigin>';
const SHEET = '<link rel="stylesheet" crossorigin href="/style.css">';
const site = {
  template: readFileSync(new URL('../../index.html', import.meta.url), 'utf8').replace(
    '<head>',
    `<head>${FONT}${SHEET}`,
  ),
  styles: 'body{margin:0}',
  origin: 'https://order.example',
};
const bootScript = readFileSync(new URL('../app/boot.js', import.meta.url), 'utf8');
const configuration = readFileSync(new URL('../../vite.config.ts', import.meta.url), 'utf8');
/** A Wednesday at noon in New York. */
const NOON = new Date('2026-03-04T17:00:00Z');
const HOME = '/v2/harbor/home';
const NO_ID = '00000000-0000-7000-8000-000000000000';
const VILLAIN = '</script><script>alert("$&")</script><img src=x onerror=alert(1)>';

let restaurant: Restaurant;
let menus: Menu[];
beforeAll(async () => {
  const { restaurant: harbor } = await read<{ restaurant: Restaurant }>('restaurant/harbor');
  // Its door depends on them.
  restaurant = { ...harbor, has_tables: true };
  menus = (await read<{ menus: Menu[] }>('menu/harbor/menus')).menus;
}, 120_000);

async function read<Reply>(path: string): Promise<Reply> {
  const reply = await fetch(`${inject('api_url')}/api/${path}?language=en`);
  return (await reply.json()) as Reply; // the contract's
}

function visit(address: string, more: Partial<DocumentVisit> = {}): DocumentVisit {
  return { address, now: NOON, language: 'en', restaurant, menus, campaigns: [], ...more };
}

async function draw(address: string, more?: Partial<DocumentVisit>): Promise<string> {
  return (await documents.draw(visit(address, more), site)).html;
}

function first(): { menu: Menu; item: Item; path: string } {
  const [menu] = menus;
  const item = menu?.categories[0]?.items[0];
  if (!menu || !item) throw new Error('The demo restaurant serves nothing.');
  return { menu, item, path: `/v2/harbor/m/${menu.menu_id}` };
}

function withDish(name: string): readonly Menu[] {
  const { item } = first();
  return menus.map((menu) => ({
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((each) =>
        each.item_id === item.item_id ? { ...each, name } : each,
      ),
    })),
  }));
}

function dataOf(html: string) {
  const [, text = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  return JSON.parse(text) as Record<string, unknown>;
}

test('the script of the document and the build know every language there is', () => {
  const list = LANGUAGES.map((language) => `'${language}'`).join(', ');
  for (const text of [bootScript, configuration]) expect(text).toContain(`[${list}]`);
});

test('a menu stands in its document, dish by dish, before any script', async () => {
  const { menu, path } = first();
  const html = await draw(path);
  const [, body = ''] = html.split('<div id="root">');
  for (const { items } of menu.categories) {
    for (const item of items)
      expect(body).toContain(`>${item.name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;')}<`);
  }
  expect(body).toContain('$');
});

test('the looks of the brands come with the document, so that no tile changes colour', async () => {
  const { menu, path } = first();
  const theme = { ...restaurant.theme, primary: '#0b7d49', radius: 'none' } as const;
  const branded = menus.map((each) => (each.menu_id === menu.menu_id ? { ...each, theme } : each));
  for (const address of ['/v2/harbor/order', path]) {
    const { html, styles } = await documents.draw(visit(address, { menus: branded }), site);
    const [, css = ''] = /<style id="nested-themes"[^>]*>(.*?)<\/style>/s.exec(html) ?? [];
    const [selector = '', id = ''] = /\[data-theme=([\w-]+)\]/.exec(css) ?? [];
    expect(css).toContain(`${selector}{--radius:0px;`);
    expect(styles).toContain(css);
    expect(html).toMatch(new RegExp(`<(li|div)[^>]* data-theme="${id}"`));
  }
  expect(await draw(path)).not.toContain('nested-themes');
});

test('a drawn page has its styles in the document; elsewhere they are a file', async () => {
  for (const path of [HOME, first().path]) {
    const { html, styles } = await documents.draw(visit(path), site);
    expect(styles).toContain(site.styles);
    expect(html).toContain(`<style>${site.styles}</style>`);
    expect(html).not.toContain('rel="stylesheet"');
  }
  expect(await draw('/v2/harbor/cart')).toContain(SHEET);
});

test('the document names the manifest and the icon of the restaurant', async () => {
  for (const html of [await draw(first().path), await draw('/v2/harbor/cart')]) {
    expect(html).toMatch(/<link rel="manifest" href="[^"]+\?language=en" \/>/);
    expect(html).toMatch(/<link rel="apple-touch-icon" href="[^"]+" \/>/);
  }
});

test('no text in a style sheet ends its element', async () => {
  const styles = "body::before{content:'</style><b>$&'}";
  for (const path of [HOME, first().path]) {
    const { html } = await documents.draw(visit(path), { ...site, styles });
    expect(html).toContain(String.raw`<style>body::before{content:'\3c /style><b>$&'}</style>`);
  }
});

test('a drawn page brings what its first screens say, in its language', async () => {
  const texts = /<script type="application\/json" id="texts">(.*?)<\/script>/s;
  const [, french = ''] = texts.exec(await draw(first().path, { language: 'fr' })) ?? [];
  expect(JSON.parse(french)).toEqual(await loadTexts('fr', 'browsing'));
  expect(await draw('/v2/harbor/cart')).not.toMatch(texts);
});

test('a dish stands in its document on its open sheet, whose picture is asked for first', async () => {
  const { item, path } = first();
  const html = await draw(`${path}/c/${item.category_id}/i/${item.item_id}?line=abc`);
  const [, sheet = ''] = html.split(/<dialog[^>]* open=""/);
  expect(sheet).toContain(item.item_modifier_groups[0]?.name);
  const [, sources = ''] = /<source type="image\/webp" srcSet="([^"]+)"/.exec(sheet) ?? [];
  expect(html).toMatch(/<link rel="preload" as="image"[^>]+ fetchpriority="high" \/>/);
  expect(html).toContain(`imagesrcset="${sources}"`);
  expect(await draw(path)).not.toContain('<dialog');
  expect(sheet).toMatch(/<\/dialog>.*<script type="application\/ld\+json">/s);
});

test('the picture at a restaurant’s top is asked for before it is read of, in the size that it is shown in', async () => {
  const html = await draw('/v2/harbor/order');
  const [, sources = '', sizes = ''] =
    /<source type="image\/webp" srcSet="([^"]+)" sizes="([^"]+)"\/><img [^>]*fetchPriority="high"/.exec(
      html,
    ) ?? [];
  expect(sources).toContain(restaurant.header_image?.path);
  const [head = ''] = html.split('</head>');
  expect(head).toContain(`imagesrcset="${sources}" imagesizes="${sizes}" fetchpriority="high"`);
  const other = await draw('/v2/harbor/cart');
  expect(other).not.toContain('as="image"');
});

test('the restaurant’s mark takes its room at once, and lets the picture above it come first', async () => {
  const { header_image, logo } = restaurant;
  const html = await draw(HOME);
  const [head, mark] = [header_image, logo].map((image) =>
    [...html.matchAll(/<img [^>]*>/g)]
      .map(([tag]) => tag)
      .find((tag) => tag.includes(`${image?.path}-`)),
  );
  expect(head).toContain('fetchPriority="high"');
  expect(mark).toContain(`width="${logo?.width}" height="${logo?.height}"`);
  expect(mark).toContain('loading="lazy"');
  expect(mark).not.toContain('"high"');
});

test('it says what it is to tabs, messages and search engines', async () => {
  const { menu, item, path } = first();
  const dish = `${path}/c/${item.category_id}/i/${item.item_id}`;
  const html = await draw(`${dish}?line=abc&utm_source=x`);
  expect(html).toContain(`<title>${item.name} · Harbor Burger &amp; Bowl</title>`);
  expect(html).toContain(`<link rel="canonical" href="https://order.example${dish}" />`);
  expect(html).toContain(
    `<meta property="og:title" content="${item.name} · Harbor Burger &amp; Bowl" />`,
  );
  expect(html).toMatch(/<meta name="description" content="\$11\.95 · [^"]{20,}" \/>/);
  expect(html).toMatch(
    /<meta property="og:image" content="https:\/\/order\.example\/api\/media\/[^"]+\.webp" \/>/,
  );
  expect(html).not.toContain('noindex');
  const data = dataOf(html);
  expect(data).toMatchObject({
    '@type': 'Restaurant',
    name: 'Harbor Burger & Bowl',
    telephone: '+17185550142',
    currenciesAccepted: 'USD',
    geo: { '@type': 'GeoCoordinates' },
  });
  expect(data['openingHoursSpecification']).toHaveLength(7);
  const told = (
    data['hasMenu'] as { name: string; hasMenuSection?: { hasMenuItem: unknown[] }[] }[]
  )[0];
  expect(told?.name).toBe(menu.name);
  expect(told?.hasMenuSection?.[0]?.hasMenuItem[0]).toMatchObject({
    '@type': 'MenuItem',
    name: item.name,
    offers: { price: '11.95', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
});

test('a dish’s name ends no element, wherever it stands', async () => {
  const { item, path } = first();
  const html = await draw(`${path}/c/${item.category_id}/i/${item.item_id}`, {
    menus: withDish(VILLAIN),
  });
  expect(html).not.toContain('<script>alert');
  expect(html).not.toContain('<img src=x');
  // The template's own four, the data and the texts.
  expect(html.match(/<script/g)).toHaveLength(6);
  expect(html.match(/<\/script>/g)).toHaveLength(6);
  expect(JSON.stringify(dataOf(html))).toContain(JSON.stringify(VILLAIN).slice(1, -1));
});

test('nothing in it needs a policy that allows styles everywhere', async () => {
  const { path } = first();
  const { html, styles } = await documents.draw(visit(path), site);
  expect(html).not.toMatch(/ style="/);
  const inline = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css);
  expect(styles).toEqual(inline);
  const css = inline.join('\n');
  expect(css).toContain('--accent:');
  expect(css).toMatch(/\[data-style="0"\]\{aspect-ratio:/);
});

test.each([
  ['RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN', '/v2/harbor/home'],
  ['RESTAURANT_SETTING_TAKE_OUT_ONLY', '/v2/harbor/order'],
] as const)('with %s, a guest’s cart stands for %s', async (order_mode, path) => {
  const html = await draw('/v2/harbor/cart', { restaurant: { ...restaurant, order_mode } });
  expect(html).toContain(`<link rel="canonical" href="https://order.example${path}" />`);
  expect(html).not.toContain('noindex');
  expect(html).toContain('<div id="root"></div>');
});

test.each([
  '/v2/harbor/payStripe',
  '/v2/harbor/campaign/spring',
  '/v2/harbor/m/gone',
  '/table/AB12?restaurant=harbor',
])('%s is told of, dressed, and not to be found', async (address) => {
  const html = await draw(address);
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).toContain('<title>Harbor Burger &amp; Bowl</title>');
  // Many addresses have this document: a message that holds one of them shows whose it is, and names none.
  expect(html).toContain('<meta property="og:title" content="Harbor Burger &amp; Bowl" />');
  expect(html).toContain('<meta property="og:image" content="https://order.example/');
  expect(html).not.toContain('og:url');
  expect(html).toContain('<div id="root"></div>');
  const note = /<noscript>(.*)<\/noscript>/.exec(html)?.[1];
  expect(note).toContain('Ordering needs JavaScript. The menu can be read without it. <a');
  expect(note).toContain('<a href="/v2/harbor/order">Menus</a>');
  expect(html).not.toContain('data-drawn-at');
  expect(html).toContain('--accent:');
});

test.each([
  ['/v2/harbor/order', 'harbor'],
  ['/v2/harbor', 'harbor'],
  ['/table/AB12?restaurant=harbor', 'harbor'],
  ['/order/pay?restaurant=harbor', 'harbor'],
  ['/harbor', 'harbor'],
  ['/harbor/partner', 'harbor'],
  ['/harbor.tablet', 'harbor'],
  ['/table/AB12', null],
  ['/order', null],
  ['/', null],
  ['/HARBOR', 'harbor'],
  ['/v2/..%2f..', null],
])('%s is about %s', (address, expected) => {
  expect(documents.restaurantIn(address)).toBe(expected);
});

test.each([
  '/v2/nobody',
  '/v2/nobody/home?a=1',
  '/nobody',
  '/nobody/anna',
  '/nobody.tablet',
  '/404',
  '/404?missing=table',
  '/x/y/z',
  '/.env',
  '/v2',
  '/%E0%A4%A',
])('%s is there with a restaurant only', (address) => {
  expect(documents.needsRestaurant(address)).toBe(true);
});

test.each([
  '/',
  '/start',
  '/orders',
  '/table/AB12?a=1',
  '/gallery',
  '/hilton/concierge',
  '/Table/',
])('%s is there without a restaurant', (address) => {
  expect(documents.needsRestaurant(address)).toBe(false);
});

test.each([
  '/v2/harbor/nonsense',
  `/v2/harbor/m/${NO_ID}`,
  `/v2/harbor/m/${NO_ID}/c/${NO_ID}/i/${NO_ID}`,
  `/v2/harbor/campaign/${NO_ID}`,
  '/v2/harbor/order/more',
])('%s is no page of the restaurant', async (address) => {
  const { html, isMissing } = await documents.draw(visit(address), site);
  expect(isMissing).toBe(true);
  expect(html).toContain('<meta name="robots" content="noindex" />');
  expect(html).toContain('<div id="root"></div>');
  expect(documents.keyOf(visit(address))).not.toBe(documents.keyOf(visit('/v2/harbor/phone')));
});

test.each([
  '/v2/harbor',
  '/v2/harbor/',
  '/v2/harbor/m',
  '/v2/harbor/gallery',
  '/v2/harbor/$delivery',
  '/v2/harbor/search?q=a',
  '/v2/harbor/payNMI/1',
  '/v2/harbor/table/AB12/guests',
  `/v2/harbor/campaign/${NO_ID.replace('0', '1')}`,
  '/v2/HARBOR/order',
  '/harbor/anna',
  '/table/AB12?restaurant=harbor',
  '/harbor.tablet',
])('%s is a page of the restaurant', async (address) => {
  const campaigns = [{ campaign_id: NO_ID.replace('0', '1') }];
  const { isMissing } = await documents.draw(visit(address, { campaigns }), site);
  expect(isMissing).toBe(false);
});

test.each([
  ['home', 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN', '/harbor', '/v2/harbor/home'],
  ['home', 'RESTAURANT_SETTING_TAKE_OUT_ONLY', '/harbor/anna', '/v2/harbor/order'],
  ['menus', 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN', '/Harbor/', '/v2/harbor/order'],
  ['standing_table', 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN', '/harbor', null],
  ['home', 'RESTAURANT_SETTING_DINE_IN_ONLY', '/harbor', null],
  ['home', 'RESTAURANT_SETTING_TAKE_OUT_ONLY', '/harbor/$delivery', null],
] as const)('landing at %s with %s, %s names %s', async (landing, order_mode, address, path) => {
  const own = { restaurant: { ...restaurant, landing, order_mode, local_id: 'A1' } };
  const html = await draw(address, own);
  const found = /<link rel="canonical" href="https:\/\/order\.example([^"]*)"/.exec(html);
  expect(found?.[1] ?? null).toBe(path);
  expect(html).toContain('<title>Harbor Burger &amp; Bowl</title>');
  expect(html).toContain('<meta property="og:image" content="https://order.example/');
  expect(html.includes('content="noindex"')).toBe(path === null);
  if (path !== null) {
    expect(html).toContain(`<meta property="og:url" content="https://order.example${path}" />`);
  }
});

test.each([
  ['RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN', '/v2/harbor/home'],
  ['RESTAURANT_SETTING_TAKE_OUT_ONLY', '/v2/harbor/order'],
] as const)('with %s the restaurant is found at %s, as its data says', async (order_mode, path) => {
  const html = await draw(HOME, { restaurant: { ...restaurant, order_mode } });
  const url = `https://order.example${path}`;
  expect(html).toContain(`<link rel="canonical" href="${url}" />`);
  expect(html).toContain(`"@id":"${url}"`);
  expect(html).toContain(`"url":"${url}"`);
});

test('what is no diet’s says nothing of diets', async () => {
  const { menu, item, path } = first();
  const categories = [{ ...menu.categories[0], items: [{ ...item, diets: [] }] }];
  const own = [{ ...menu, categories } as Menu]; // its first category is there
  expect(await draw(path, { menus: own })).not.toContain('suitableForDiet');
});

test.each([
  ['RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN', '/v2/harbor?a=1', '/v2/harbor/home'],
  ['RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN', '/v2/harbor/home', '/v2/harbor/home'],
  ['RESTAURANT_SETTING_TAKE_OUT_ONLY', '/v2/harbor', '/v2/harbor/order'],
  ['RESTAURANT_SETTING_NONE', '/v2/harbor/home?a=1', '/v2/harbor/order'],
  // A page of one guest only is not rendered: the script redirects.
  ['RESTAURANT_SETTING_DINE_IN_ONLY', '/v2/harbor/home', null],
  ['RESTAURANT_SETTING_DINE_IN_ONLY', '/v2/harbor?a=1', null],
] as const)('with %s, %s is the document of %s', async (order_mode, address, expected) => {
  const own = { restaurant: { ...restaurant, order_mode } };
  const [, path = null] = /^<html [^>]*data-path="([^"]*)"/m.exec(await draw(address, own)) ?? [];
  expect(path).toBe(expected);
  if (expected === null) return;
  expect(await draw(address, own)).toBe(await draw(expected, own));
  expect(documents.keyOf(visit(address, own))).toBe(documents.keyOf(visit(expected, own)));
});

test('where nobody can sit down, the door leads to the menus', async () => {
  const order_mode = 'RESTAURANT_SETTING_TAKE_OUT_AND_DINE_IN';
  const own = { restaurant: { ...restaurant, order_mode, has_tables: false } as const };
  expect(await draw(HOME, own)).toContain('data-path="/v2/harbor/order"');
});

test('one language of those the restaurant speaks: the chosen one, else the browser’s', () => {
  function asked(cookie: string | undefined, accept: string | undefined) {
    return documents.languageFor(restaurant, { cookie, accept });
  }
  expect(asked('a=b; preferred-language=fr', 'es')).toBe('fr');
  expect(asked(undefined, 'de, es;q=0.8, fr;q=0.2')).toBe('es');
  expect(asked('preferred-language=xx', undefined)).toBe(restaurant.language);
});

test('the same document until what it shows of the moment changes', () => {
  const [monday] = ['11:00'].map((start_time) => ({
    day_of_week: 3,
    start_time,
    end_time: '13:00',
  }));
  const schedule = {
    schedule_id: restaurant.restaurant_id,
    name: '',
    intervals: monday ? [monday] : [],
    exceptions: [],
  };
  const own = { restaurant: { ...restaurant, schedule } };
  function keyAt(time: string) {
    const now = new Date(`2026-03-04T${time}Z`);
    return documents.keyOf(visit('/v2/harbor/order', { ...own, now }));
  }
  expect(keyAt('16:30:00')).toBe(keyAt('17:44:59'));
  // Its kitchen takes 15 minutes: from here on nothing to take out is ready before closing.
  expect(keyAt('17:45:00')).not.toBe(keyAt('17:44:59'));
  expect(keyAt('17:45:00')).toBe(keyAt('17:59:59'));
  expect(keyAt('18:00:00')).not.toBe(keyAt('17:59:59'));
  expect(documents.keyOf(visit('/v2/harbor/nowhere/1'))).toBe(
    documents.keyOf(visit('/v2/harbor/nowhere/2')),
  );
});

test('a phone can keep the restaurant as an app of its own', () => {
  expect(documents.manifest(restaurant, 'fr')).toMatchObject({
    name: 'Harbor Burger & Bowl',
    short_name: 'Harbor',
    lang: 'fr',
    start_url: '/v2/harbor/home',
    scope: '/v2/harbor/',
    display: 'standalone',
  });
});

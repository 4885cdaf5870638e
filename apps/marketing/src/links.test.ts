import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import surfaces from '../../../surfaces.json';
import { drawSite } from './testing/draw-site';

const site = await drawSite();
const pages = new Map(site.map((page) => [page.path, page.document]));
const DEMO = new URL('../../../demo/', import.meta.url);
const DEMOS = new Set(
  readdirSync(DEMO, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('restaurant.yaml'))
    .map((file) => /^endpoint: (\S+)$/mu.exec(readFileSync(new URL(file, DEMO), 'utf8'))?.[1]),
);
const OWN = surfaces.find(({ app }) => app === 'marketing')?.paths ?? [];

test.each(site)('every link of $path leads somewhere', ({ path, document }) => {
  const links = [...document.querySelectorAll('a[href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  expect(links.length).toBeGreaterThan(10);
  const broken = links.filter((href) => !leadsSomewhere(href, path));
  expect(broken).toEqual([]);
});

test('every page but the answer to the form can be reached from the first one', () => {
  const reached = new Set<string>();
  const waiting = ['/'];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const document = pages.get(path);
    if (document === undefined || reached.has(path)) continue;
    reached.add(path);
    for (const link of document.querySelectorAll('a[href]')) {
      waiting.push(new URL(link.getAttribute('href') ?? '', 'https://origin.invalid').pathname);
    }
  }
  const alone = [...pages.keys()].filter((path) => !reached.has(path));
  expect(alone.filter((path) => !/\/(?:complete|404)$/u.test(path))).toEqual([]);
});

/** Is it a page of the site or a part of one, an address of another surface, or one to write to? */
function leadsSomewhere(href: string, from: string): boolean {
  if (href.startsWith('mailto:')) return /^mailto:[^@\s]+@[^@\s]+$/u.test(href);
  if (href.startsWith('https://')) return URL.canParse(href);
  if (href.startsWith('#')) return pages.get(from)?.querySelector(href) !== null;
  if (isOwn(href)) return pages.has(href);
  return href === '/start' || (href.startsWith('/v2/') && DEMOS.has(href.slice('/v2/'.length)));
}

function isOwn(href: string): boolean {
  return OWN.some((pattern) =>
    pattern.endsWith('/**')
      ? href === pattern.slice(0, -3) || href.startsWith(pattern.slice(0, -2))
      : href === pattern,
  );
}

// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, inject, test } from 'vitest';
import { pages } from './entry';

const site = {
  template: readFileSync(new URL('../../index.html', import.meta.url), 'utf8').replace(
    '<head>',
    '<head><link rel="stylesheet" crossorigin href="/style.css">',
  ),
  styles: 'body{margin:0}',
  origin: 'https://order.example',
};

async function draw(language: 'en' | 'fr') {
  const replies = await Promise.all(
    (pages.callsFor('/gklocations', language) ?? []).map(async (path) =>
      (await fetch(inject('api_url') + path)).json(),
    ),
  );
  return pages.draw({ now: new Date('2026-11-16T17:00:00Z'), language, replies }, site);
}

test('the list, its description and its data are in the document', async () => {
  const { html, styles } = await draw('en');
  expect(html).toContain('<title>Find a restaurant</title>');
  expect(html).toContain('<meta name="description" content="Restaurants near you');
  expect(html).toContain('<link rel="canonical" href="https://order.example/gklocations" />');
  const [, body = ''] = html.split('<div id="root">');
  expect(body).toContain('>Backlot Kitchens, Danforth</button>');
  expect(body).not.toContain(' style="');
  expect(styles).toContain(site.styles);
  const [, data = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  const { '@graph': graph } = JSON.parse(data) as { '@graph': Record<string, unknown>[] };
  expect(graph).toHaveLength(3);
  expect(graph[0]).toMatchObject({
    '@type': 'Restaurant',
    url: 'https://order.example/v2/backlot-danforth/home',
    geo: { latitude: 43.6797 },
  });
  expect(graph[0]?.['openingHoursSpecification']).not.toHaveLength(0);
});

test('in French', async () => {
  expect((await draw('fr')).html).toMatch(/<html lang="fr"[^>]*>.*<title>Trouver un restaurant</s);
});

test('a search is left to the browser', () => {
  expect(pages.callsFor('/gklocations?radius=20', 'en')).toBeNull();
});

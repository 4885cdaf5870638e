import { LANGUAGES } from '@comanda/contracts';
import { describe, expect, test } from 'vitest';
import { pathOf } from './addresses';
import { claimsOf } from './claims';
import { CONTENT, type Operator } from './content';
import { drawSite } from './testing/draw-site';

const FULL: Operator = {
  name: 'Rosa & Co',
  sales_email: 'hello@rosa.example',
  careers_url: 'https://jobs.rosa.example/',
  claims: { revenue_percent: 41, errors_percent: 42, minutes_saved: 43, reply_hours: 44 },
  trusted_by: [
    { name: 'Casa Rosa', logo: '/_/marketing/logos/odile.svg' },
    { name: 'No Logo Diner', logo: null },
  ],
  demo_brands: [{ name: 'Harbor & Co', endpoint: 'harbor' }],
};
const EMPTY: Operator = {
  ...FULL,
  careers_url: null,
  claims: { revenue_percent: null, errors_percent: null, minutes_saved: null, reply_hours: null },
  trusted_by: [],
  demo_brands: [],
};

const [full, empty] = await Promise.all([drawSite(FULL), drawSite(EMPTY)]);

function pageOf(site: typeof full, path: string) {
  const page = site.find((each) => each.path === path);
  if (page === undefined) throw new Error(`${path} was not drawn.`);
  return page.document;
}

function textsOf(site: typeof full, path: string, selector: string): readonly string[] {
  return [...pageOf(site, path).querySelectorAll(selector)].map(({ textContent }) => textContent);
}

describe.each(LANGUAGES)('%s', (language) => {
  const content = CONTENT[language];
  const first = pathOf('landing', language);

  test('the first page shows what the operator claims, and says that it is their claim', () => {
    expect(textsOf(full, first, '.claims h2')).toEqual([content.landing.claims_title]);
    expect(textsOf(full, first, '.claims li')).toEqual(claimsOf(content, FULL.claims));
    expect(textsOf(full, first, '.claims li').join(' ')).toMatch(/41.*42.*43/u);
    expect(textsOf(full, first, '.claims .note')).toEqual([content.landing.claims_note]);
  });

  test('the first page shows who trusts the operator, with a logo where there is one', () => {
    expect(textsOf(full, first, '.trusted h2')).toEqual([content.landing.trusted]);
    expect(textsOf(full, first, '.trusted li')).toEqual(['Casa Rosa', 'No Logo Diner']);
    const logos = [...pageOf(full, first).querySelectorAll('.trusted img')];
    expect(logos.map((logo) => logo.getAttribute('src'))).toEqual(['/_/marketing/logos/odile.svg']);
  });

  test('the first page opens the demo restaurants by their names', () => {
    const links = [...pageOf(full, first).querySelectorAll('.brands a')];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/v2/harbor']);
    expect(links[0]?.textContent).toContain('Harbor & Co');
  });

  test('an operator without claims, references and demo restaurants has no sections of them', () => {
    expect(textsOf(empty, first, '.claims, .trusted, .brands, .note')).toEqual([]);
    expect(textsOf(empty, first, 'main > section').length).toBeGreaterThan(4);
  });

  test('the promise to reply has the operator’s hours, or none', () => {
    for (const page of ['contact', 'complete'] as const) {
      const path = pathOf(page, language);
      expect(textsOf(full, path, '.lead').join(' ')).toContain('44');
      expect(textsOf(empty, path, '.lead')).toEqual([content.contact.lead_plain]);
    }
  });
});

describe.each(full.map(({ path }) => path))('the footer of %s', (path) => {
  test('has the sales address, and careers where there are any', () => {
    for (const [site, careers] of [
      [full, 1],
      [empty, 0],
    ] as const) {
      const document = pageOf(site, path);
      const mails = document.querySelectorAll(`footer a[href="mailto:${FULL.sales_email}"]`);
      expect(mails).toHaveLength(1);
      expect(mails[0]?.textContent).toBe(FULL.sales_email);
      const positions = document.querySelectorAll(`footer a[href="${FULL.careers_url}"]`);
      expect(positions).toHaveLength(careers);
    }
  });

  test('names the operator, and so do the header and the title', () => {
    const document = pageOf(full, path);
    expect(document.querySelector('.footer-name')?.textContent).toBe(FULL.name);
    expect(document.querySelector('.wordmark')?.textContent).toBe(FULL.name);
    expect(document.title).toContain(FULL.name);
  });
});

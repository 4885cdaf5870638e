import { BUILT_ORIGIN, type Language, LANGUAGES } from '@comanda/contracts';
import { createI18n } from '@comanda/i18n';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { PAGE_NAMES, type PageName, pathOf, type Product } from './addresses';
import { Contact, type ContactState } from './contact/contact';
import { replyPromise } from './claims';
import { CONTENT, OPERATOR, type Operator } from './content';
import { Frame } from './layout/frame';
import { headOf } from './layout/head';
import { Complete } from './pages/complete';
import { Landing } from './pages/landing';
import { Legal, type LegalText } from './pages/legal';
import { Missing } from './pages/missing';
import { ProductPage } from './pages/product';

export { findFaults } from './contact/fields';

/** The built document that pages are put into, the address of the contact form's script, and the operator, if not that of the content. */
export type Site = {
  readonly template: string;
  readonly contactScript: string;
  readonly operator?: Operator;
};

type Page = { readonly path: string; readonly html: string };

/** Draws all pages of the site in all languages; the missing page has the path `/404`. */
export async function drawPages(site: Site): Promise<Page[]> {
  const all = LANGUAGES.flatMap((language) =>
    [...PAGE_NAMES, null].map(async (page) => ({
      path: page === null ? missingPath(language) : pathOf(page, language),
      html: await drawPage(site, page, language),
    })),
  );
  return Promise.all(all);
}

function missingPath(language: Language): string {
  return language === 'en' ? '/404' : `/${language}/404`;
}

/** Draws the contact page again, with what was typed and what is wrong with it. */
export function drawContact(site: Site, language: Language, state: ContactState): Promise<string> {
  return drawPage(site, 'contact', language, state);
}

/** Draws sitemap.xml: every page in every language. */
export function drawSitemap(): string {
  const listed = PAGE_NAMES.filter((page) => page !== 'complete');
  const urls = listed.flatMap((page) =>
    LANGUAGES.map((language) => {
      const others = LANGUAGES.map(
        (each) =>
          `<xhtml:link rel="alternate" hreflang="${each}" href="${BUILT_ORIGIN}${pathOf(page, each)}"/>`,
      );
      return `<url><loc>${BUILT_ORIGIN}${pathOf(page, language)}</loc>${others.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`;
}

/** Writes robots.txt. */
export function drawRobots(): string {
  return `User-agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${BUILT_ORIGIN}/sitemap.xml\n`;
}

async function drawPage(
  { template, contactScript, operator = OPERATOR }: Site,
  page: PageName | null,
  language: Language,
  state: ContactState = {},
): Promise<string> {
  const content = CONTENT[language];
  const props = { language, content, operator };
  const legal = page === 'privacy' || page === 'terms' ? await legalText(page, language) : null;
  const { title, description } =
    legal === null ? textsOf() : { title: legal.title, description: legal.intro };
  const head = headOf({ page, language, title, description, operator });
  const body = renderToStaticMarkup(
    <Frame page={page} {...props}>
      {main()}
    </Frame>,
  );
  const script = page === 'contact' ? `<script type="module" src="${contactScript}"></script>` : '';
  return template
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('<!--head-->', () => head + script)
    .replace('<!--body-->', () => body);

  function textsOf() {
    if (page === null) return content.missing;
    if (page === 'landing') return content.landing;
    if (page === 'contact') {
      const description = replyPromise(content, operator.claims, 'description');
      return { ...content.contact, description };
    }
    if (page === 'complete') return content.complete;
    return content.products[page as Product]; // legal pages have a head of their own
  }

  function main(): ReactNode {
    switch (page) {
      case null:
        return <Missing {...props} />;
      case 'landing':
        return <Landing {...props} />;
      case 'contact':
        return <Contact {...props} {...state} />;
      case 'complete':
        return <Complete {...props} />;
      case 'privacy':
      case 'terms':
        return legal && <Legal {...legal} />;
      default:
        return <ProductPage product={page} {...props} />;
    }
  }
}

const SECTIONS = {
  privacy: ['what', 'who', 'card', 'device', 'table', 'time', 'write', 'rights'],
  terms: ['order', 'price', 'pay', 'food', 'text', 'fair'],
} as const;

async function legalText(page: 'privacy' | 'terms', language: Language): Promise<LegalText> {
  const { t } = await createI18n({ language, groups: ['legal'] });
  const say = t as (key: string) => string; // keys made of the sections above
  return {
    title: say(`legal.${page}.title`),
    intro: say(`legal.${page}.intro`),
    sections: SECTIONS[page].map((key) => ({
      title: say(`legal.${page}.${key}_title`),
      body: say(`legal.${page}.${key}_body`),
    })),
  };
}

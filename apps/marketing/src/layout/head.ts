import { BUILT_ORIGIN, type Language, LANGUAGES } from '@comanda/contracts';
import { escapeHtml, scriptJson } from '@comanda/web/documents';
import { type PageName, pathOf, PRODUCTS } from '../addresses';
import type { Operator } from '../content';
import offerLanguage from './offer-language.js?raw';

type HeadOptions = {
  /** null = there is no page at the address. */
  readonly page: PageName | null;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
  readonly operator: Operator;
};

/** Locales as Open Graph writes them; it has no common code for Latin America. */
const OG_LOCALES = {
  en: 'en_US',
  fr: 'fr_CA',
  es: 'es_MX',
  pt: 'pt_BR',
} as const satisfies Record<Language, string>;

/** Writes title, description and references of a page for browsers, search engines and messengers. */
export function headOf({ page, language, title, description, operator }: HeadOptions): string {
  const named = page === 'landing' ? `${operator.name}: ${title}` : `${title} · ${operator.name}`;
  const heading = `<title>${escapeHtml(named)}</title>`;
  if (page === null || page === 'complete') {
    return `${heading}<meta name="robots" content="noindex">`;
  }
  const address = BUILT_ORIGIN + pathOf(page, language);
  const alternates = [...LANGUAGES, 'x-default' as const].map((each) => {
    const href = BUILT_ORIGIN + pathOf(page, each === 'x-default' ? 'en' : each);
    return `<link rel="alternate" hreflang="${each}" href="${href}">`;
  });
  const properties = {
    'og:type': 'website',
    'og:site_name': operator.name,
    'og:title': title,
    'og:description': description,
    'og:url': address,
    'og:locale': OG_LOCALES[language],
    'og:image': BUILT_ORIGIN + cardOf(page, language),
    'og:image:width': '1200',
    'og:image:height': '630',
  };
  return [
    heading,
    `<meta name="description" content="${escapeHtml(description)}">`,
    `<link rel="canonical" href="${address}">`,
    ...alternates,
    '<meta name="twitter:card" content="summary_large_image">',
    ...Object.entries(properties).map(
      ([name, value]) => `<meta property="${name}" content="${escapeHtml(value)}">`,
    ),
    `<script type="application/ld+json">${scriptJson(linkedData(address))}</script>`,
    // Inline, so that its line is there when the page is painted first, and nothing moves.
    ...(page === 'landing' ? [`<script>${offerLanguage}</script>`] : []),
  ].join('');

  function linkedData(url: string) {
    return {
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'Organization',
          name: operator.name,
          url: BUILT_ORIGIN,
          email: operator.sales_email,
        },
        {
          '@type': 'WebPage',
          name: title,
          description,
          url,
          inLanguage: language,
          isPartOf: { '@type': 'WebSite', name: operator.name, url: BUILT_ORIGIN },
        },
      ],
    };
  }
}

/** Returns the path of the picture that messengers show in the page's language: a product's own, else the first page's. */
function cardOf(page: PageName, language: Language): string {
  const card = PRODUCTS.find((product) => product === page) ?? 'landing';
  return `/_/marketing/pictures/${language}/card-${card}.jpg`;
}

import { type Language, LANGUAGES } from '@comanda/contracts';
import { ORIGIN, type PageName, pathOf } from '../addresses';
import { OPERATOR } from '../content';

type HeadProps = {
  readonly page: PageName | null;
  readonly language: Language;
  readonly title: string;
  readonly description: string;
};

/** Title, description and references of a page for browsers, search engines and messengers. */
export function Head({ page, language, title, description }: HeadProps) {
  if (page === null || page === 'complete') {
    return (
      <>
        <title>{`${title} · ${OPERATOR.name}`}</title>
        <meta name="robots" content="noindex" />
      </>
    );
  }
  const address = ORIGIN + pathOf(page, language);
  const fullTitle =
    page === 'landing' ? `${OPERATOR.name}: ${title}` : `${title} · ${OPERATOR.name}`;
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {LANGUAGES.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={ORIGIN + pathOf(page, each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={ORIGIN + pathOf(page, 'en')} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={OPERATOR.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <meta property="og:locale" content={language} />
      <meta property="og:image" content={`${ORIGIN}/_/marketing/pictures/${language}/share.jpg`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(linkedData(address)) }}
      />
    </>
  );

  function linkedData(url: string) {
    const organization = {
      '@type': 'Organization',
      name: OPERATOR.name,
      url: ORIGIN,
      email: OPERATOR.sales_email,
    };
    return {
      '@context': 'https://schema.org',
      '@graph': [
        organization,
        {
          '@type': 'WebPage',
          name: title,
          description,
          url,
          inLanguage: language,
          isPartOf: { '@type': 'WebSite', name: OPERATOR.name, url: ORIGIN },
        },
      ],
    };
  }
}

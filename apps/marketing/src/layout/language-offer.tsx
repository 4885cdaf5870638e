import { type Language, LANGUAGES } from '@comanda/contracts';
import { pathOf } from '../addresses';
import { CONTENT } from '../content';
import script from './offer-language.js?raw';

/** One line that offers the first page in the browser's language. Its script shows the line that fits, if any. */
export function LanguageOffer({ language }: { readonly language: Language }) {
  const others = LANGUAGES.filter((each) => each !== language);
  return (
    <>
      {others.map((each) => (
        <p key={each} className="offer" lang={each} data-offer={each} hidden>
          <a href={pathOf('landing', each)} hrefLang={each}>
            {CONTENT[each].nav.offer}
          </a>
        </p>
      ))}
      {/* Inline, so that the line is there when the page is painted first, and nothing moves. */}
      {/* oxlint-disable-next-line react/no-danger */}
      <script dangerouslySetInnerHTML={{ __html: script }} />
    </>
  );
}

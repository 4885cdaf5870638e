import { type Language, LANGUAGES } from '@comanda/contracts';
import { pathOf } from '../addresses';
import { CONTENT } from '../content';

/** One line for each other language, that offers the first page in it. The script of the head has one of them shown, if any. */
export function LanguageOffer({ language }: { readonly language: Language }) {
  return LANGUAGES.filter((each) => each !== language).map((each) => (
    <aside key={each} className="offer" lang={each} aria-label={CONTENT[each].nav.offer}>
      <a href={pathOf('landing', each)} hrefLang={each}>
        {CONTENT[each].nav.offer}
      </a>
    </aside>
  ));
}

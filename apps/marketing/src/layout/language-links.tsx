import { LANGUAGES } from '@comanda/contracts';
import { pathOf } from '../addresses';
import { LANGUAGE_NAMES } from '@comanda/i18n';
import type { FrameProps } from './page-props';

/** The same page in every language. */
export function LanguageLinks({ page, language }: Pick<FrameProps, 'page' | 'language'>) {
  return (
    <ul className="languages">
      {LANGUAGES.map((each) => (
        <li key={each}>
          <a
            href={pathOf(page ?? 'landing', each)}
            lang={each}
            hrefLang={each}
            aria-current={each === language ? 'true' : undefined}
          >
            {LANGUAGE_NAMES[each]}
          </a>
        </li>
      ))}
    </ul>
  );
}

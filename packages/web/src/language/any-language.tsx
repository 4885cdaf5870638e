import { LANGUAGES } from '@comanda/contracts';
import { LanguageSwitch } from './language-switch';

/** The language switch of what belongs to no restaurant, so that it is there in every language. */
export function AnyLanguage() {
  return <LanguageSwitch languages={LANGUAGES} />;
}

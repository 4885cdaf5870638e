export { AnyLanguage } from './any-language';
export { LanguageSwitch } from './language-switch';
export { greeting, type Spoken, useOfferedLanguage } from './use-offered-language';
export { forgetLanguage, rememberLanguage } from './remember-language';

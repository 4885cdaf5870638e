export { AnyLanguage } from './any-language';
export { LanguageSwitch } from './language-switch';
export { forgetLanguage, rememberLanguage } from './remember-language';

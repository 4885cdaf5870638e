export { addTexts, changeLanguage, createI18n, hasTexts } from './create-i18n';
export {
  formatDateTime,
  formatDay,
  formatTime,
  formatWallTime,
  formatWeekday,
} from './format-date';
export { formatList } from './format-list';
export { formatMoney, formatPercent } from './format-money';
export { isLanguage, LANGUAGE_NAMES, LOCALES } from './language';
export { type LoadTexts, loadTexts } from './load-texts';
export { readPreferredLanguage, writePreferredLanguage } from './preferred-language';
export { resolveLanguage } from './resolve-language';
export type { TextGroup, Texts } from './texts';

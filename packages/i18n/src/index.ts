export { countedName } from './counted-name';
export { foldText } from './fold-text';
export { addTexts, changeLanguage, createI18n, hasTexts } from './create-i18n';
export { formatDateTime, formatDay, formatWeekday } from './format-date';
export { formatList, listParts } from './format-list';
export { formatDecimal, formatMoney, formatPercent } from './format-number';
export { formatWallTime } from './format-wall-time';
export { keepEndTogether } from './no-break';
export { isLanguage, LANGUAGE_NAMES, LOCALES } from './language';
export { type LoadTexts, loadTexts } from './load-texts';
export {
  forgetPreferredLanguage,
  readPreferredLanguage,
  writePreferredLanguage,
} from './preferred-language';
export { resolveLanguage } from './resolve-language';
export type { TextGroup, Texts } from './texts';

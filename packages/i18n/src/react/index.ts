export { type Format, useFormatOf } from './use-format';
export { useLanguage } from './use-language';

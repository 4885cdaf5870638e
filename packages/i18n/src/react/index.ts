export { type Format, useFormatOf } from './use-format';
export { useGuestName } from './use-guest-name';
export { useLanguage } from './use-language';

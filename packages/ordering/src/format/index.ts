export { useCancellationText } from './use-cancellation-text';
export { useFoodText } from './use-food-text';
export type { Format } from './use-format';
export { useFormatOf } from './use-format';
export { useLanguage } from './use-language';

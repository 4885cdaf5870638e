export { useBlockText } from './use-block-text';
export { useDayName } from './use-day-name';
export { useFormat } from './use-format';
export { useMomentText } from './use-moment-text';
export { useServedText } from './use-served-text';

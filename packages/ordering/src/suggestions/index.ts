export { useSuggestedItems } from './use-suggested-items';

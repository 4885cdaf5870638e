export { type Ordering, useOrdering } from './use-ordering';

export type { LeftOut, OrderAgain } from './use-order-again';
export { useOrderAgain } from './use-order-again';
export type { Reorder } from './use-reorder';
export { useReorder } from './use-reorder';

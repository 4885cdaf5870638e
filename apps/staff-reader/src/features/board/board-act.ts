import type { BoardOrder, OrderItem } from '@comanda/contracts';

/** A tap on a ticket. */
export type BoardAct =
  | {
      readonly kind: 'advance' | 'accept' | 'reject' | 'more' | 'show';
      readonly order: BoardOrder;
    }
  | { readonly kind: 'line'; readonly order: BoardOrder; readonly item: OrderItem };

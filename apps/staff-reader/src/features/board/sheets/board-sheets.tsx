import type { BoardOrder, OrderItem } from '@comanda/contracts';
import { assertNever } from '@comanda/kernel';
import { PaySheet } from '#shared/money/pay-sheet';
import { RefundSheet } from '#shared/money/refund-sheet';
import type { BoardAct } from '../board-act';
import { CancelSheet } from './cancel-sheet';
import { LineSheet } from './line-sheet';
import { MoreSheet } from './more-sheet';
import { TicketSheet } from './ticket-sheet';

export type OpenSheet =
  | { readonly kind: 'show' | 'more' | 'cancel' | 'pay' | 'refund'; readonly order: BoardOrder }
  | { readonly kind: 'line'; readonly order: BoardOrder; readonly item: OrderItem };

type BoardSheetsProps = {
  readonly sheet: OpenSheet | null;
  readonly onAct: (act: BoardAct) => void;
  readonly onOpen: (sheet: OpenSheet) => void;
  readonly onClose: () => void;
};

/** The sheet that is open over the board. */
export function BoardSheets({ sheet, onAct, onOpen, onClose }: BoardSheetsProps) {
  if (sheet === null) return null;
  const { kind, order } = sheet;
  const common = { order, onClose };
  switch (kind) {
    case 'show':
      return <TicketSheet order={order} onAct={onAct} onClose={onClose} />;
    case 'more':
      return <MoreSheet {...common} onOpen={(next) => onOpen({ kind: next, order })} />;
    case 'cancel':
      return <CancelSheet {...common} />;
    case 'pay':
      return <PaySheet {...common} />;
    case 'refund':
      return <RefundSheet {...common} />;
    case 'line':
      return <LineSheet item={sheet.item} onClose={onClose} />;
    default:
      return assertNever(kind);
  }
}

import type { BoardOrder } from '@comanda/contracts';
import { Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import type { BoardAct } from '../board-act';
import { Ticket } from '../ticket/ticket';

type TicketSheetProps = {
  readonly order: BoardOrder;
  readonly onAct: (act: BoardAct) => void;
  readonly onClose: () => void;
};

/** The whole ticket of an order that is for later. */
export function TicketSheet({ order, onAct, onClose }: TicketSheetProps) {
  const { t } = useTranslation();
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('staff.board.lane.later')}
      closeLabel={t('common.close')}
    >
      <Ticket
        order={order}
        waiting_minutes={0}
        age={null}
        isUnseen={false}
        isWaiting={false}
        isDropped={false}
        onAct={(tap) => {
          onClose();
          onAct(tap);
        }}
      />
    </Sheet>
  );
}

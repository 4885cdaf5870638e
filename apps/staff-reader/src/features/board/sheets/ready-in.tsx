import type { BoardOrder } from '@comanda/contracts';
import { Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './sheets.module.css';

/** How many minutes an order can be promised in, besides the usual time. */
const READY_IN = [10, 20, 30, 45, 60] as const;

type ReadyInProps = {
  readonly order: BoardOrder;
  readonly isActing: boolean;
  readonly onChoose: (minutes: number) => void;
};

/** Accepts an order for a time, or moves the time that its guest was told; nothing once it is ready. */
export function ReadyIn({ order, isActing, onChoose }: ReadyInProps) {
  const { t } = useTranslation();
  const { is_accepted, status } = order;
  if (status !== 'ORDER_SENT_TO_KITCHEN' && status !== 'ORDER_PREPARING') return null;
  return (
    <fieldset className={styles.minutes}>
      <legend>
        {is_accepted
          ? t('staff.act.new_time')
          : `${t('staff.act.accept')}: ${t('staff.act.accept_in')}`}
      </legend>
      {READY_IN.map((minutes) => (
        <Button key={minutes} tone="secondary" isBusy={isActing} onClick={() => onChoose(minutes)}>
          {t('staff.ticket.minutes', { minutes })}
        </Button>
      ))}
    </fieldset>
  );
}

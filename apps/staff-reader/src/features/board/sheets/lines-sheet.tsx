import type { BoardOrder } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { Button, CheckboxRow, Sheet } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './sheets.module.css';

type LinesSheetProps = {
  readonly order: BoardOrder;
  readonly isBusy: boolean;
  /** Gets the chosen lines; undefined = the whole order. */
  readonly onSubmit: (lines: readonly string[] | undefined) => void;
  readonly onClose: () => void;
};

/** Chooses what of an order was paid: all of it, unless lines are taken out. */
export function LinesSheet({ order, isBusy, onSubmit, onClose }: LinesSheetProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const lines = order.items.filter(({ has_paid }) => has_paid === 'PAYMENT_UNPAID');
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    lines.map(({ item_instance_id }) => item_instance_id),
  );
  const isAll = chosen.length === lines.length;

  function toggle(item_instance_id: string): void {
    setChosen((ids) =>
      ids.includes(item_instance_id)
        ? ids.filter((each) => each !== item_instance_id)
        : [...ids, item_instance_id],
    );
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('staff.pay.title', { number: order.order_number ?? '' })}
      closeLabel={t('common.close')}
      footer={
        <Button
          size="large"
          isWide
          disabled={chosen.length === 0 && lines.length > 0}
          isBusy={isBusy}
          busyLabel={t('common.one_moment')}
          onClick={() => onSubmit(isAll ? undefined : chosen)}
        >
          {t('staff.pay.submit')}
        </Button>
      }
    >
      <fieldset>
        <legend className={styles.legend}>{t('staff.pay.body')}</legend>
        {lines.length > 1 && (
          <CheckboxRow
            label={<strong>{t('staff.pay.all')}</strong>}
            checked={isAll}
            onChange={() =>
              setChosen(isAll ? [] : lines.map(({ item_instance_id }) => item_instance_id))
            }
          />
        )}
        {lines.map(({ item_instance_id, multiplier, name, amount, discount }) => (
          <CheckboxRow
            key={item_instance_id}
            label={`${multiplier} × ${name}`}
            price={money(amount - discount)}
            checked={chosen.includes(item_instance_id)}
            onChange={() => toggle(item_instance_id)}
          />
        ))}
      </fieldset>
    </Sheet>
  );
}

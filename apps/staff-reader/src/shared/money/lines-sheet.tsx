import type { BoardOrder, OrderItem } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { Banner, Button, CheckboxRow, Sheet } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './money.module.css';

type LinesSheetProps = {
  readonly kind: 'pay' | 'refund';
  readonly order: BoardOrder;
  /** Something to know before it is done. */
  readonly note?: string | undefined;
  /** Formatted: what the chosen lines come to. */
  readonly amount?: string | undefined;
  readonly isBusy: boolean;
  readonly onChoose?: (lines: readonly string[]) => void;
  /** Gets the chosen lines; undefined = the whole order. */
  readonly onSubmit: (lines: readonly string[] | undefined) => void;
  readonly onClose: () => void;
};

/** Chooses what of an order is meant: all of it, unless lines are taken out. */
export function LinesSheet(props: LinesSheetProps) {
  const { kind, order, note, amount, isBusy, onChoose, onSubmit, onClose } = props;
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const lines = linesAbout(kind, order);
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    lines.map(({ item_instance_id }) => item_instance_id),
  );
  const isAll = chosen.length === lines.length;

  function choose(ids: readonly string[]): void {
    setChosen(ids);
    onChoose?.(ids);
  }
  function toggle(item_instance_id: string): void {
    choose(
      chosen.includes(item_instance_id)
        ? chosen.filter((each) => each !== item_instance_id)
        : [...chosen, item_instance_id],
    );
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t(`staff.${kind}.title`, { number: order.order_number ?? '' })}
      closeLabel={t('common.close')}
      footer={
        <Button
          size="large"
          isWide
          tone={kind === 'refund' ? 'danger' : 'primary'}
          disabled={chosen.length === 0 && lines.length > 0}
          isBusy={isBusy}
          busyLabel={t('common.one_moment')}
          onClick={() => onSubmit(isAll ? undefined : chosen)}
        >
          {amount === undefined
            ? t(`staff.${kind}.submit`)
            : t('staff.pay.submit_amount', { amount })}
        </Button>
      }
    >
      {note && <Banner>{note}</Banner>}
      <fieldset>
        <legend className={styles.legend}>{t(`staff.${kind}.body`)}</legend>
        {lines.length > 1 && (
          <CheckboxRow
            label={<strong>{t('staff.pay.all')}</strong>}
            checked={isAll}
            onChange={() =>
              choose(isAll ? [] : lines.map(({ item_instance_id }) => item_instance_id))
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

/** Returns the lines that can still be paid, or refunded. */
export function linesAbout(kind: 'pay' | 'refund', { items }: BoardOrder): readonly OrderItem[] {
  return items.filter((item) => isAbout(kind, item));
}

function isAbout(kind: 'pay' | 'refund', { has_paid }: OrderItem): boolean {
  if (kind === 'pay') return has_paid === 'PAYMENT_UNPAID';
  return has_paid === 'PAYMENT_PAID_ONLINE' || has_paid === 'PAYMENT_PAID_AT_COUNTER';
}

import type { BoardOrder } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { useOrderActs } from '@comanda/staff/board';
import { useSharePrice } from '@comanda/staff/tables';
import { Button, CheckboxRow, Sheet } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { usePageSession } from '#shared/session/session-context';
import { useOnDone } from '#shared/use-on-done';
import styles from './money.module.css';

type PaySheetProps = { readonly order: BoardOrder; readonly onClose: () => void };

/** Says that the counter took the money for an order: all of it, unless lines are taken out. */
export function PaySheet({ order, onClose }: PaySheetProps) {
  const { t } = useTranslation();
  const { money } = useFormatOf(usePageSession().restaurant);
  const { order_id, guest_id, order_number } = order;
  const number = order_number ?? '';
  const lines = order.items.filter(({ has_paid }) => has_paid === 'PAYMENT_UNPAID');
  const all = lines.map(({ item_instance_id }) => item_instance_id);
  const [chosen, setChosen] = useState<readonly string[]>(all);
  const isAll = chosen.length === lines.length;
  // With tax and tips, which the lines are shown without.
  const price = useSharePrice(
    guest_id,
    chosen.length === 0 ? null : { kind: 'items', item_instance_ids: [...chosen] },
  );
  const acts = useOrderActs();
  useRefusalToast(acts.error);
  useOnDone(acts, () => {
    toasts.show({ message: t('staff.pay.done', { number }), tone: 'success' });
    onClose();
  });

  function toggle(id: string): void {
    setChosen(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]);
  }
  return (
    <Sheet
      isOpen
      onClose={onClose}
      title={t('staff.pay.title', { number })}
      closeLabel={t('common.close')}
      footer={
        <Button
          size="large"
          isWide
          disabled={chosen.length === 0 && lines.length > 0}
          isBusy={acts.isActing}
          busyLabel={t('common.one_moment')}
          onClick={() => acts.markPaid(order_id, isAll ? undefined : chosen)}
        >
          {price === null
            ? t('staff.pay.submit')
            : t('staff.pay.submit_amount', { amount: money(price) })}
        </Button>
      }
    >
      <fieldset>
        <legend className={styles.legend}>{t('staff.pay.body')}</legend>
        {lines.length > 1 && (
          <CheckboxRow
            label={<strong>{t('staff.pay.all')}</strong>}
            checked={isAll}
            onChange={() => setChosen(isAll ? [] : all)}
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

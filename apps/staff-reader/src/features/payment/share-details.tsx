import { MAX_BILL_PARTS, type ShareInput } from '@comanda/contracts';
import { useFormatOf, useGuestName } from '@comanda/i18n/react';
import type { GuestBill } from '@comanda/staff/tables';
import { CheckboxRow, Stepper } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import { MoneyField } from './money-field';
import styles from './payment.module.css';

export const FEWEST_PARTS = 2;

type ShareDetailsProps = {
  readonly kind: ShareInput['kind'];
  readonly bill: GuestBill;
  readonly share: ShareInput | null;
  /** Gets null while the choice is not complete. */
  readonly onShare: (share: ShareInput | null) => void;
};

/** Asks for the rest of a choice: the dishes, the number of parts or the amount. */
export function ShareDetails({ kind, bill, share, onShare }: ShareDetailsProps) {
  const { t } = useTranslation();
  const parts_of = share?.kind === 'parts' ? share.parts_of : FEWEST_PARTS;
  switch (kind) {
    case 'items':
      return <DishChoice bill={bill} share={share} onShare={onShare} />;
    case 'parts':
      return (
        <div className={styles.parts}>
          <Stepper
            label={t('staff.payment.share.parts_of', { count: parts_of })}
            decreaseLabel={t('staff.payment.share.fewer_parts')}
            increaseLabel={t('staff.payment.share.more_parts')}
            min={FEWEST_PARTS}
            max={MAX_BILL_PARTS}
            value={parts_of}
            onChange={(count) => onShare({ kind: 'parts', parts: 1, parts_of: count })}
          />
          <p>{t('staff.payment.share.parts_of', { count: parts_of })}</p>
        </div>
      );
    case 'amount':
      return (
        <div className={styles.indented}>
          <MoneyField
            label={t('staff.payment.share.amount')}
            isLabelHidden
            initial_cents={share?.kind === 'amount' ? share.amount : null}
            onCents={(amount) =>
              onShare(amount !== null && amount > 0 ? { kind: 'amount', amount } : null)
            }
          />
        </div>
      );
    default:
      return null;
  }
}

function DishChoice({ bill, share, onShare }: Omit<ShareDetailsProps, 'kind'>) {
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const guestName = useGuestName();
  const chosen = share?.kind === 'items' ? share.item_instance_ids : [];
  const lines = (bill.party?.orders ?? [])
    .flatMap(({ items, guest_name }) => items.map((item) => ({ ...item, guest_name })))
    .filter(({ has_paid }) => has_paid === 'PAYMENT_UNPAID');

  function toggle(id: string): void {
    const ids = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
    onShare(ids.length === 0 ? null : { kind: 'items', item_instance_ids: ids });
  }
  return lines.map(({ item_instance_id, multiplier, name, guest_name, amount, discount }) => (
    <CheckboxRow
      key={item_instance_id}
      className={styles.indented}
      label={`${multiplier} × ${name}`}
      detail={guestName(guest_name)}
      price={money(amount - discount)}
      checked={chosen.includes(item_instance_id)}
      onChange={() => toggle(item_instance_id)}
    />
  ));
}

import { MAX_BILL_PARTS, type ShareInput } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import type { GuestBill } from '@comanda/staff/tables';
import { CheckboxRow, RadioRow, Stepper } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import { MoneyField } from './money-field';
import styles from './payment.module.css';

type ShareChoiceProps = {
  readonly bill: GuestBill;
  readonly share: ShareInput | null;
  /** Gets null while the choice is not complete. */
  readonly onShare: (share: ShareInput | null) => void;
};

const KINDS = ['mine', 'all', 'items', 'parts', 'amount'] as const;
type Kind = (typeof KINDS)[number];

/** Chooses the share of a table's bill that the guest pays. */
export function ShareChoice({ bill, share, onShare }: ShareChoiceProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const [kind, setKind] = useState<Kind>(bill.open_amount > 0 ? 'mine' : 'all');
  const prices: Readonly<Partial<Record<Kind, string>>> = {
    mine: money(bill.open_amount),
    all: money(bill.party?.bill?.open ?? 0),
  };
  const lines = (bill.party?.orders ?? [])
    .flatMap(({ items, guest_name }) => items.map((item) => ({ ...item, guest_name })))
    .filter(({ has_paid }) => has_paid === 'PAYMENT_UNPAID');
  const chosen = share?.kind === 'items' ? share.item_instance_ids : [];
  const parts_of = share?.kind === 'parts' ? share.parts_of : FEWEST_PARTS;

  function choose(next: Kind): void {
    setKind(next);
    if (next === 'mine' || next === 'all') onShare({ kind: next });
    else if (next === 'parts') onShare({ kind: 'parts', parts: 1, parts_of });
    else onShare(null);
  }
  function toggle(id: string): void {
    const ids = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id];
    onShare(ids.length === 0 ? null : { kind: 'items', item_instance_ids: ids });
  }
  return (
    <fieldset className={styles.share}>
      <legend className={styles.legend}>{t('staff.payment.share.title')}</legend>
      {KINDS.filter((each) => each !== 'mine' || bill.open_amount > 0).map((each) => (
        <RadioRow
          key={each}
          name="share"
          label={t(`staff.payment.share.${each}`)}
          price={prices[each]}
          checked={kind === each}
          onChange={() => choose(each)}
        />
      ))}
      {kind === 'items' &&
        lines.map(({ item_instance_id, multiplier, name, guest_name, amount, discount }) => (
          <CheckboxRow
            key={item_instance_id}
            className={styles.indented}
            label={`${multiplier} × ${name}`}
            detail={guest_name}
            price={money(amount - discount)}
            checked={chosen.includes(item_instance_id)}
            onChange={() => toggle(item_instance_id)}
          />
        ))}
      {kind === 'parts' && (
        <div className={styles.indented}>
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
      )}
      {kind === 'amount' && (
        <div className={styles.indented}>
          <MoneyField
            label={t('staff.payment.share.amount')}
            onCents={(amount) =>
              onShare(amount !== null && amount > 0 ? { kind: 'amount', amount } : null)
            }
          />
        </div>
      )}
    </fieldset>
  );
}

const FEWEST_PARTS = 2;

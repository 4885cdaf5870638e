import { useGuestName } from '@comanda/i18n/react';
import type { Bill, BillShare } from '@comanda/contracts';
import { Badge, Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@comanda/ordering-ui/times';
import styles from './bill-summary.module.css';

type BillSummaryProps = {
  readonly bill: Bill;
  /** Given back of what was paid, in cents. */
  readonly refunded?: number;
  /** The viewing guest. */
  readonly guest_id: string | null | undefined;
};

/** Shows the table's bill, and who has paid or is paying which part. */
export function BillSummary({ bill, refunded = 0, guest_id }: BillSummaryProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const rows = [
    { label: t('table.orders.total'), amount: bill.total, isAlways: true },
    { label: t('order.refunded'), amount: -refunded, isAlways: false },
    { label: t('table.orders.paid_sum'), amount: bill.paid - refunded, isAlways: false },
    { label: t('table.orders.claimed_sum'), amount: bill.claimed, isAlways: false },
    { label: t('table.orders.open_sum'), amount: bill.open, isAlways: true },
  ].filter(({ amount, isAlways }) => isAlways || amount !== 0);
  const shares = bill.shares.filter(({ status }) => status !== 'RELEASED');
  return (
    <section className={styles.bill} aria-labelledby="bill-title" aria-live="polite">
      <h2 id="bill-title" className={styles.title}>
        {t('table.orders.bill')}
      </h2>
      <dl className={styles.rows}>
        {rows.map(({ label, amount }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>
              <Price>{money(amount)}</Price>
            </dd>
          </div>
        ))}
      </dl>
      {shares.length > 0 && (
        <ul className={styles.shares} aria-label={t('table.orders.who')}>
          {shares.map((share) => (
            <li key={share.share_id}>
              <ShareBadge
                share={share}
                isOwn={share.guest_id !== null && share.guest_id === guest_id}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

type ShareBadgeProps = { readonly share: BillShare; readonly isOwn: boolean };

function ShareBadge({ share, isOwn }: ShareBadgeProps) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { money } = useFormat();
  const name = share.guest_name === null ? t('table.orders.counter') : guestName(share.guest_name);
  const amount = money(share.amount);
  if (share.status === 'CLAIMED') {
    return (
      <Badge tone="warning">
        {isOwn
          ? t('table.orders.paying_you', { amount })
          : t('table.orders.paying', { name, amount })}
      </Badge>
    );
  }
  const isPaid = share.status === 'PAID';
  return (
    <Badge tone={isPaid ? 'success' : 'neutral'}>
      {paidText()}
      {!isPaid && ` · ${t('order.refunded')}`}
    </Badge>
  );

  function paidText(): string {
    if (isOwn) return t('table.orders.paid_by_you', { amount });
    return share.guest_name === null
      ? t('table.orders.paid_at_counter', { amount })
      : t('table.orders.paid_by', { name, amount });
  }
}

import { useGuestName } from '@comanda/i18n/react';
import type { PaidShare } from '@comanda/contracts';
import { Banner, Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePaymentRows } from './use-payment-rows';
import { refundStanding, STANDING_TONES } from './payment-standing';
import { ReceiptLine } from './receipt-line';
import styles from './receipt-order.module.css';
import { ReceiptTotals } from './receipt-totals';
import { useShareText } from './use-share-text';
import type { ReceiptFormat } from './use-receipt-format';

type ReceiptShareProps = {
  readonly share: PaidShare;
  /** Amount of it that paid for the orders of the same receipt. */
  readonly own_amount: number;
  readonly format: ReceiptFormat;
};

/** Shows a payment of a table’s bill: the dishes or the share of it, the tip and the sum. */
export function ReceiptShare({ share, own_amount, format }: ReceiptShareProps) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const rowsOf = usePaymentRows();
  const { share_id, items, totals, refunded_amount, paid_at } = share;
  const paid = { ...share, paid_by: null, amount: totals.total_with_tip_and_tax };
  const id = `share-${share_id}`;
  const standing = refundStanding(totals.total_with_tip_and_tax, refunded_amount);
  return (
    <article className={styles.order} aria-labelledby={id}>
      <Banner tone={STANDING_TONES[standing]} isLive>
        {t(`receipt.${standing}`)}
      </Banner>
      <header className={styles.head}>
        <h2 id={id} className={styles.number}>
          {t('receipt.paid_share.title')}
        </h2>
        <p className={styles.when}>
          {t('receipt.paid_share.paid_at')}{' '}
          <time dateTime={paid_at}>{format.dateTime(paid_at)}</time>
        </p>
        <ShareText share={share} />
        {own_amount > 0 && (
          <p>{t('receipt.paid_share.own', { amount: format.money(own_amount) })}</p>
        )}
      </header>
      {items.length > 0 && (
        <ul className={styles.items} aria-label={t('receipt.items')}>
          {items.map((item) => (
            <li key={item.item_instance_id}>
              <ReceiptLine item={item} price={<Price>{format.money(item.amount)}</Price>}>
                <p className={styles.detail} dir="auto">
                  {t('receipt.for', { name: guestName(item.guest_name) })}
                </p>
              </ReceiptLine>
            </li>
          ))}
        </ul>
      )}
      <ReceiptTotals order={{ campaigns: [], totals }} payments={rowsOf([paid])} format={format} />
    </article>
  );
}

/** Names the part of the bill where no dish does. */
function ShareText({ share }: Pick<ReceiptShareProps, 'share'>) {
  const text = useShareText()(share);
  return text && <p>{text}</p>;
}

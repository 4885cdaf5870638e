import { useGuestName } from '@comanda/i18n/react';
import type { PaidShare } from '@comanda/contracts';
import { Banner, Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { refundStanding, STANDING_TONES } from './payment-standing';
import { ReceiptLine } from './receipt-line';
import styles from './receipt-order.module.css';
import { ReceiptTotals } from './receipt-totals';
import type { ReceiptFormat } from './use-receipt-format';

type ReceiptShareProps = { readonly share: PaidShare; readonly format: ReceiptFormat };

/** Shows a payment of a table’s bill: the dishes or the share of it, the tip and the sum. */
export function ReceiptShare({ share, format }: ReceiptShareProps) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { share_id, items, totals, refunded_amount, paid_at, payment_method, card } = share;
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
      <ReceiptTotals
        order={{ campaigns: [], totals, refunded_amount }}
        paid={{ method: payment_method, amount: totals.total_with_tip_and_tax, card }}
        format={format}
      />
    </article>
  );
}

/** Names the part of the bill where no dish does. */
function ShareText({ share }: Pick<ReceiptShareProps, 'share'>) {
  const { t } = useTranslation();
  const { kind, parts, parts_of, items } = share;
  if (kind === 'parts') {
    return <p>{t('receipt.paid_share.parts', { parts, of: parts_of })}</p>;
  }
  if (items.length > 0) return null;
  return <p>{t(kind === 'amount' ? 'receipt.paid_share.amount' : 'receipt.paid_share.rest')}</p>;
}

import type { Bill } from '@comanda/contracts';
import { useFormatOf, useGuestName } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './tables.module.css';

const SUMS = ['total', 'paid', 'claimed', 'open'] as const;

/** Shows the bill of a party with the shares that are paid or being paid. */
export function PartyBill({ bill }: { readonly bill: Bill }) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { restaurant } = usePageSession();
  const { money } = useFormatOf(restaurant);
  const shares = bill.shares.filter(({ status }) => status === 'PAID' || status === 'CLAIMED');
  return (
    <>
      <h4 className={styles.subheading}>{t('staff.tables.bill')}</h4>
      <dl className={styles.sums}>
        {SUMS.filter((sum) => sum !== 'claimed' || bill.claimed > 0).map((sum) => (
          <div key={sum} className={styles.sum} data-sum={sum}>
            <dt>{t(`staff.tables.${sum}`)}</dt>
            <dd>{money(bill[sum])}</dd>
          </div>
        ))}
      </dl>
      {shares.length > 0 && (
        <ul>
          {shares.map(({ share_id, guest_name, amount, status }) => (
            <li key={share_id} className={styles.sum}>
              <span dir="auto">
                {guest_name === null ? t('staff.tables.counter') : guestName(guest_name)}
              </span>
              <span>
                {money(amount)} ·{' '}
                {t(status === 'PAID' ? 'staff.tables.paid' : 'staff.tables.claimed')}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

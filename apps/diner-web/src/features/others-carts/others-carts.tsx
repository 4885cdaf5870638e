import { useGuestName } from '@comanda/i18n/react';
import { useOthersCarts } from '@comanda/ordering/table';
import { Price } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { GivenPrice } from '@comanda/ordering-ui/dishes';
import { useFormat } from '@comanda/ordering-ui/times';
import styles from './others-carts.module.css';

/** Shows the current choices of other guests at the table; empty without any. */
export function OthersCarts() {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { money } = useFormat();
  const carts = useOthersCarts();
  if (carts.length === 0) return null;
  return (
    <section className={styles.others} aria-labelledby="others-title" aria-live="polite">
      <h2 id="others-title" className={styles.title}>
        {t('table.cart.shared')}
      </h2>
      {carts.map(({ guest_id, guest_name, lines, amount }) => (
        <article key={guest_id} className={styles.cart} aria-label={guestName(guest_name)}>
          <div className={styles.row}>
            <h3 className={styles.name}>
              {t('table.cart.shared_of', { name: guestName(guest_name) })}
            </h3>
            <Price>{money(amount)}</Price>
          </div>
          <ul className={styles.lines}>
            {lines.map(({ name, multiplier, ...price }, index) => (
              // A line of somebody else has no name but its place.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index} className={styles.line}>
                {t('cart.line.modifier', { count: multiplier, name })}
                {price.given > 0 && <GivenPrice {...price} />}
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}

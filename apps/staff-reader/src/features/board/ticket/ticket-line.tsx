import type { OrderItem } from '@comanda/contracts';
import { allergensIn } from '@comanda/modifiers';
import { unitsOf } from '@comanda/staff/board';
import { AlertIcon, NoteIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './ticket.module.css';

/** A line breaks behind it, never before. */
const SEPARATOR = '\u00a0· ';

type TicketLineProps = { readonly item: OrderItem; readonly onLine: () => void };

/** One dish: how many, each choice on a line of its own, the guest's note, and the allergens in a box with a sign. */
export function TicketLine({ item, onLine }: TicketLineProps) {
  const { t } = useTranslation();
  const isRefunded = item.has_paid === 'PAYMENT_REFUNDED';
  const { contains } = allergensIn([item, ...item.modifiers]);
  return (
    <li className={styles.line} data-refunded={isRefunded || undefined}>
      <button type="button" className={styles.dish} aria-haspopup="dialog" onClick={onLine}>
        <span className={styles.quantity}>{isRefunded ? item.multiplier : unitsOf(item)}</span>
        <span dir="auto">{item.name}</span>
      </button>
      <div className={styles.details}>
        {item.modifiers.map(({ modifier_id, name, count }) => (
          <p key={modifier_id} className={styles.choice} dir="auto">
            {count > 1 && <span className={styles.times}>{count} ×</span>} {name}
          </p>
        ))}
        {item.special_instructions && (
          <p className={styles.wish} dir="auto">
            <NoteIcon label={t('staff.ticket.note')} />
            {item.special_instructions}
          </p>
        )}
        {item.is_reward_item && <p className={styles.mark}>{t('staff.ticket.free')}</p>}
        {isRefunded && <p className={styles.mark}>{t('staff.ticket.paid.REFUNDED')}</p>}
        {!isRefunded && item.refunded_units !== undefined && (
          <p className={styles.mark}>
            {t('staff.ticket.units_refunded', { units: item.refunded_units })}
          </p>
        )}
        {contains.length > 0 && (
          <p className={styles.allergens}>
            <AlertIcon label={t('staff.ticket.allergens')} />
            {contains.map((allergen) => t(`allergen.${allergen}`)).join(SEPARATOR)}
          </p>
        )}
      </div>
    </li>
  );
}

import { useGuestName } from '@comanda/i18n/react';
import type { Guest } from '@comanda/contracts';
import { Badge, CheckIcon, ChevronIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@comanda/ordering-ui/times';
import styles from './guest-list.module.css';

type GuestListProps = {
  readonly guests: readonly Guest[];
  readonly mine: string | null;
  readonly onSelect: (guest_id: string) => void;
};

/** Lists the guests at the table as buttons to order for them. */
export function GuestList({ guests, mine, onSelect }: GuestListProps) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { money } = useFormat();
  return (
    <ul className={styles.list} aria-label={t('table.guests.list')}>
      {guests.map(({ guest_id, name, order, has_paid }) => (
        <li key={guest_id}>
          <button type="button" className={styles.guest} onClick={() => onSelect(guest_id)}>
            <span className={styles.initial} aria-hidden="true">
              {initialOf(guestName(name))}
            </span>
            <span className={styles.text}>
              <span className={styles.name}>{guestName(name)}</span>
              <span className={styles.detail}>
                {order
                  ? t('table.guests.ordered', { amount: money(order.amount) })
                  : t('table.guests.nothing')}
              </span>
            </span>
            {guest_id === mine && <Badge tone="accent">{t('table.guests.you')}</Badge>}
            {has_paid && (
              <Badge tone="success">
                <CheckIcon /> {t('order.items_paid')}
              </Badge>
            )}
            <ChevronIcon />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** First letter as a reader sees it, even if it consists of several characters. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter().segment(name);
  return first?.segment ?? '';
}

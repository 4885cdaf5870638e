import type { WaiterCall } from '@comanda/contracts';
import { useFormatOf, useGuestName } from '@comanda/i18n/react';
import { BellIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './tables.module.css';

/** The open calls of a table: what was asked, by whom and since when. */
export function TableCalls({ calls }: { readonly calls: readonly WaiterCall[] }) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { restaurant } = usePageSession();
  const { time } = useFormatOf(restaurant);
  if (calls.length === 0) return null;
  return (
    <section className={styles.party}>
      <h3 className={styles.heading}>{t('staff.calls.title')}</h3>
      <ul>
        {calls.map(({ call_id, request, guest_name, created_at }) => (
          <li key={call_id} className={styles.call}>
            <BellIcon />
            <span dir="auto">{request || t('staff.calls.any')}</span>
            <span className={styles.detail} dir="auto">
              {[guest_name && guestName(guest_name), time(created_at)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

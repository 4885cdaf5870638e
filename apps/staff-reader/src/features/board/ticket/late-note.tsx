import type { BoardOrder } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { OfflineIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './ticket.module.css';

/** Marks an order that a kiosk took without a connection, and how it differs from the one that its guest was shown. */
export function LateNote({ order }: { readonly order: BoardOrder }) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { time, money } = useFormatOf(restaurant);
  const { late, amount } = order;
  if (late === null) return null;
  const { taken_at, shown_total, differences } = late;
  return (
    <div className={styles.note} data-tone="warning">
      <OfflineIcon />
      <div>
        <p>{t('staff.ticket.came_late', { time: time(taken_at) })}</p>
        {shown_total !== amount && (
          <p>
            {t('staff.ticket.shown_total', { shown: money(shown_total), total: money(amount) })}
          </p>
        )}
        {differences.map(({ code, name }) => (
          <p key={code + name} dir="auto">
            {t(`staff.ticket.differences.${code}`, { name })}
          </p>
        ))}
      </div>
    </div>
  );
}

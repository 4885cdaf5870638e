import { useFormatOf } from '@comanda/i18n/react';
import type { TableState, TableView } from '@comanda/staff/tables';
import { Badge, type BadgeProps, BellIcon } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './tables.module.css';

const TONES: Readonly<Record<TableState, NonNullable<BadgeProps['tone']>>> = {
  free: 'neutral',
  out_of_service: 'neutral',
  seated: 'accent',
  open_bill: 'warning',
  paid: 'success',
};

type TableRowProps = { readonly table: TableView; readonly onOpen: () => void };

/** One table in a row; a tap shows its guests, orders and bill. */
export function TableRow({ table, onOpen }: TableRowProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { money, time } = useFormatOf(restaurant);
  const { label, state, guest_count, since, owed, calls } = table;
  return (
    <li>
      <button
        type="button"
        className={styles.row}
        data-state={state}
        aria-haspopup="dialog"
        onClick={onOpen}
      >
        <span className={styles.label} dir="auto">
          {label}
        </span>
        <span className={styles.marks}>
          {calls.length > 0 && (
            <Badge tone="danger">
              <BellIcon />
              {t('staff.tables.calls', { count: calls.length })}
            </Badge>
          )}
          <Badge tone={TONES[state]}>{t(`staff.tables.state.${state}`)}</Badge>
        </span>
        <span className={styles.detail}>
          {since !== null && (
            <>
              {t('staff.tables.guests', { count: guest_count })}{' '}
              {t('staff.tables.since', { time: time(since) })}
            </>
          )}
        </span>
        <span className={styles.owed}>
          {owed > 0 && t('staff.tables.owed', { amount: money(owed) })}
        </span>
      </button>
    </li>
  );
}

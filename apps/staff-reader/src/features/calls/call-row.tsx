import type { WaiterCall } from '@comanda/contracts';
import { useFormatOf, useGuestName } from '@comanda/i18n/react';
import { ageOf } from '@comanda/staff/board';
import { Button } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import { useNow } from '#shared/use-now';
import styles from './calls.module.css';
import { CLOSE_AFTER_MS } from './use-open-calls';

const AGE_MS = 10_000;
/** Someone who waits for a person waits less long than for a dish. */
const THRESHOLDS = { late_minutes: 2, very_late_minutes: 5 };

type CallRowProps = {
  readonly call: WaiterCall;
  readonly onClose: () => void;
  readonly onPutBack: () => void;
};

/** One call: from where, what was asked for, since when, and the tap of the person who went. */
export function CallRow({ call, onClose, onPutBack }: CallRowProps) {
  const { t } = useTranslation();
  const guestName = useGuestName();
  const { restaurant, act } = usePageSession();
  const { time } = useFormatOf(restaurant);
  const now = useNow(AGE_MS);
  const seconds = Math.max(0, (now.getTime() - Date.parse(call.created_at)) / 1000);
  const age = ageOf(seconds, THRESHOLDS);
  const place = call.table_label ?? guestName(call.guest_name);
  return (
    <li className={styles.call} data-age={age}>
      <div className={styles.text}>
        <h2 className={styles.place} dir="auto">
          {place}
        </h2>
        <p className={styles.request} dir="auto">
          {call.request || t('staff.calls.any')}
        </p>
        {call.table_label !== null && call.guest_name && (
          <p dir="auto">{guestName(call.guest_name)}</p>
        )}
      </div>
      <p className={styles.age}>
        <time dateTime={call.created_at}>{time(call.created_at)}</time>
        <span>{t('staff.ticket.minutes', { minutes: Math.floor(seconds / 60) })}</span>
        {age !== 'fresh' && <strong>{t(`staff.ticket.${age}`)}</strong>}
      </p>
      <Button
        size="large"
        aria-label={`${t('staff.calls.done')} ${place}`}
        onClick={() =>
          act(() => {
            onClose();
            toasts.show({
              message: t('staff.calls.done_at', { place }),
              action: { label: t('common.undo'), onAction: onPutBack },
              timeout_ms: CLOSE_AFTER_MS,
            });
          })
        }
      >
        {t('staff.calls.done')}
      </Button>
    </li>
  );
}

import type { RestaurantState } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { useOrdering } from '@comanda/staff/ordering';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './ordering.module.css';
import { OrderingSheet } from './ordering-sheet';

/** Whether guests can order now, for the header; staff change it from here. */
export function OrderingButton() {
  const { t } = useTranslation();
  const { restaurant: known, act } = usePageSession();
  const ordering = useOrdering();
  const [isOpen, setOpen] = useState(false);
  const { time } = useFormatOf(known);
  const { state, busy_minutes, state_until } = ordering.restaurant ?? known;
  const detail = detailOf(state);

  function detailOf(now: RestaurantState): string | null {
    if (now === 'DELAYED') return t('staff.ordering.plus', { minutes: busy_minutes });
    return state_until === null ? null : t('staff.ordering.until', { time: time(state_until) });
  }

  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-state={state}
        aria-haspopup="dialog"
        onClick={() => act(() => setOpen(true))}
      >
        {t(`staff.ordering.state.${state}`)}
        {detail && <span className={styles.detail}>{detail}</span>}
      </button>
      {isOpen && <OrderingSheet ordering={ordering} onClose={() => setOpen(false)} />}
    </>
  );
}

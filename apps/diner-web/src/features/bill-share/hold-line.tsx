import type { Hold } from '@comanda/ordering/payment';
import { VisuallyHidden } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@comanda/ordering-ui/times';
import { isHoldEnding } from './is-hold-ending';
import styles from './hold-line.module.css';

/** Until when a share is held for this guest; at the end, for how much longer, which is said once and not at each second. */
export function HoldLine(hold: Hold) {
  const { share, seconds_left } = hold;
  const { t } = useTranslation();
  const { time } = useFormat();
  const isSoon = isHoldEnding(hold);
  return (
    <>
      <p className={styles.line} role="timer">
        {share === null && t('table.pay.held')}
        {share !== null && !isSoon && t('table.pay.held_until', { time: time(share.held_until) })}
        {isSoon && t('table.pay.held_for', { left: inMinutes(seconds_left) })}
      </p>
      <VisuallyHidden role="status">{isSoon && t('table.pay.held_soon')}</VisuallyHidden>
    </>
  );
}

function inMinutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

import type { Device } from '@comanda/contracts';
import { useFormatOf } from '@comanda/i18n/react';
import { Badge, Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './devices.module.css';

type DeviceRowProps = {
  readonly device: Device;
  readonly onEnd: () => void;
  readonly onSetOpen: (is_open: boolean) => void;
};

/** One paired device: what it is, when it was last seen, what it shows and what is wrong with it. */
export function DeviceRow({ device, onEnd, onSetOpen }: DeviceRowProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { day, time } = useFormatOf(restaurant);
  const { name, kind, last_seen_at, report, is_open } = device;
  function when(instant: string): string {
    return `${day(instant, 'short')}, ${time(instant)}`;
  }
  const seen =
    last_seen_at === null
      ? t('staff.devices.never')
      : t('staff.devices.last_seen', { when: when(last_seen_at) });
  return (
    <li className={styles.device}>
      <div className={styles.text}>
        <p className={styles.name} dir="auto">
          {name} {!is_open && <Badge tone="warning">{t('staff.devices.closed')}</Badge>}
        </p>
        <p className={styles.seen}>
          {[t(`staff.devices.kinds.${kind}`), seen, report?.playing].filter(Boolean).join(' · ')}
        </p>
        {report?.faults.slice(0, 3).map((fault) => (
          <p key={fault.kind + fault.last_at} className={styles.fault}>
            {t(`staff.devices.report.${fault.kind}`)} · {when(fault.last_at)}
            {fault.detail && <span dir="auto"> · {fault.detail}</span>}
          </p>
        ))}
      </div>
      <div className={styles.acts}>
        {kind === 'kiosk' && (
          <Button tone="secondary" size="small" onClick={() => onSetOpen(!is_open)}>
            {t(is_open ? 'staff.devices.close_kiosk' : 'staff.devices.open_kiosk')}
          </Button>
        )}
        <Button tone="secondary" size="small" onClick={onEnd}>
          {t('staff.devices.end')}
        </Button>
      </div>
    </li>
  );
}

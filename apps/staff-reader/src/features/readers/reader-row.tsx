import type { Device, Terminal } from '@comanda/contracts';
import { Badge, Button, SelectField } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import styles from './readers.module.css';

type ReaderRowProps = {
  readonly terminal: Terminal;
  readonly kiosks: readonly Device[];
  /** This device is connected to it, which shows that it answers. */
  readonly isUsed: boolean;
  /** The finding of its last test; undefined = it was not tested. */
  readonly tested: Terminal['is_online'] | undefined;
  readonly isTesting: boolean;
  /** null = the counter. */
  readonly onPlace: (kiosk_id: string | null) => void;
  readonly onConnect: () => void;
  readonly onDisconnect: () => void;
  readonly onTest: () => void;
};

/** One reader: whether it is there, at which kiosk it stands, and whether this device uses it. */
export function ReaderRow({
  terminal,
  kiosks,
  isUsed,
  tested,
  isTesting,
  onPlace,
  onConnect,
  onDisconnect,
  onTest,
}: ReaderRowProps) {
  const { t } = useTranslation();
  const { label, kiosk_id, is_online } = terminal;
  const isOffline = is_online === false;
  return (
    <li className={styles.reader} aria-label={label}>
      <div className={styles.text}>
        <p className={styles.name} dir="auto">
          {label}{' '}
          <Badge tone={isOffline ? 'danger' : 'success'}>
            {t(isOffline ? 'staff.payment.reader.offline' : 'staff.payment.reader.online')}
          </Badge>
        </p>
        {isUsed && (
          <p className={styles.used} role="status">
            {t('staff.readers.works', { reader: label })} {t('staff.readers.in_use')}
          </p>
        )}
        {tested !== undefined && (
          <p className={styles.tested} data-online={tested ?? undefined} role="status">
            {t(testedText(tested), { reader: label })}
          </p>
        )}
      </div>
      <SelectField
        label={t('staff.readers.stands')}
        value={kiosk_id ?? COUNTER}
        onChange={({ target: { value } }) => onPlace(value === COUNTER ? null : value)}
      >
        <option value={COUNTER}>{t('staff.readers.counter')}</option>
        {kiosks.map(({ device_id, name }) => (
          <option key={device_id} value={device_id}>
            {name}
          </option>
        ))}
      </SelectField>
      <div className={styles.acts}>
        <Button tone="secondary" onClick={isUsed ? onDisconnect : onConnect}>
          {t(isUsed ? 'reader.disconnect' : 'reader.connect')}
        </Button>
        <Button tone="quiet" isBusy={isTesting} busyLabel={t('common.one_moment')} onClick={onTest}>
          {t('staff.readers.test')}
        </Button>
      </div>
    </li>
  );
}

const COUNTER = '';

function testedText(is_online: Terminal['is_online']) {
  if (is_online === null) return 'staff.readers.unsure';
  return is_online ? 'staff.readers.works' : 'staff.readers.silent';
}

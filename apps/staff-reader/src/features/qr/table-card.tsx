import { QrCode } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './qr.module.css';

export type TableCardProps = {
  readonly label: string;
  /** The four characters that guests can type in place of the scan. */
  readonly local_id: string;
};

/** A card for a table: the code to scan, and beside it the table, the characters to type and where. */
export function TableCard({ label, local_id }: TableCardProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const query = new URLSearchParams({ restaurant: restaurant.endpoint }).toString();
  return (
    <div className={styles.card}>
      <QrCode text={`${location.origin}/table/${local_id}?${query}`} label={label} />
      <div className={styles.text}>
        <p className={styles.restaurant} dir="auto">
          {restaurant.name}
        </p>
        <p className={styles.label} dir="auto">
          {label}
        </p>
        <p>{t('staff.qr.scan')}</p>
        <p className={styles.code}>{local_id}</p>
        <p className={styles.domain}>{`${location.host}/table`}</p>
      </div>
    </div>
  );
}

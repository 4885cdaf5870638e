import { useFormatOf } from '@comanda/i18n/react';
import type { StockEntry } from '@comanda/staff/stock';
import { BannedIcon, Button, Menu, MenuItem } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import styles from './stock.module.css';

type StockRowProps = {
  readonly entry: StockEntry;
  readonly onSoldOut: (until: 'tomorrow' | null) => void;
  readonly onBack: () => void;
};

/** A dish or a choice: sold out until when, and the tap that changes it. */
export function StockRow({ entry, onSoldOut, onBack }: StockRowProps) {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { day, time } = useFormatOf(restaurant);
  const { name, place, is_in_stock, until } = entry;
  const ends =
    until === null
      ? t('staff.stock.until_notice')
      : t('staff.stock.until', { when: `${day(until, 'short')}, ${time(until)}` });
  return (
    <li className={styles.row} data-out={!is_in_stock || undefined}>
      <div className={styles.text}>
        <p className={styles.name} dir="auto">
          {name}
        </p>
        <p className={styles.place} dir="auto">
          {is_in_stock ? place : `${ends} · ${place}`}
        </p>
      </div>
      {is_in_stock ? (
        <Menu
          trigger={
            <Button tone="secondary" size="small" aria-label={t('staff.stock.mark_of', { name })}>
              <BannedIcon />
              {t('staff.stock.mark')}
            </Button>
          }
        >
          <MenuItem onSelect={() => onSoldOut('tomorrow')}>
            {t('staff.stock.until_tomorrow')}
          </MenuItem>
          <MenuItem onSelect={() => onSoldOut(null)}>{t('staff.stock.until_said')}</MenuItem>
        </Menu>
      ) : (
        <Button
          tone="secondary"
          size="small"
          aria-label={t('staff.stock.bring_back_of', { name })}
          onClick={onBack}
        >
          {t('staff.stock.bring_back')}
        </Button>
      )}
    </li>
  );
}

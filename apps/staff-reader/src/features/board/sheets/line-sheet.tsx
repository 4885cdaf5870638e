import type { OrderItem } from '@comanda/contracts';
import { BannedIcon, Button, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import type { OrderActs } from '../use-order-acts';
import styles from './sheets.module.css';

type LineSheetProps = {
  readonly item: OrderItem;
  readonly acts: OrderActs;
  readonly onClose: () => void;
};

/** Takes the dish of a line off the menu: a tap on the line, and one here. */
export function LineSheet({ item, acts, onClose }: LineSheetProps) {
  const { t } = useTranslation();
  function sellOut(until: 'tomorrow' | null): void {
    onClose();
    void acts.sellOut(item, until);
  }
  return (
    <Sheet isOpen onClose={onClose} title={item.name} closeLabel={t('common.close')}>
      <div className={styles.acts}>
        <Button size="large" isWide onClick={() => sellOut('tomorrow')}>
          <BannedIcon />
          {t('staff.stock.until_tomorrow')}
        </Button>
        <Button tone="secondary" size="large" isWide onClick={() => sellOut(null)}>
          <BannedIcon />
          {t('staff.stock.until_said')}
        </Button>
      </div>
    </Sheet>
  );
}

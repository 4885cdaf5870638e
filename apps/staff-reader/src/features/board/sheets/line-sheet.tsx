import type { OrderItem } from '@comanda/contracts';
import { useStock } from '@comanda/staff/stock';
import { BannedIcon, Button, CheckIcon, Sheet } from '@comanda/ui';
import { toasts } from '@comanda/web/toasts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { useOnDone } from '#shared/use-on-done';
import styles from './sheets.module.css';

type LineSheetProps = { readonly item: OrderItem; readonly onClose: () => void };

/** Takes the dish of a line off the menu: a tap on the line, and one here. */
export function LineSheet({ item: { item_id, name }, onClose }: LineSheetProps) {
  const { t } = useTranslation();
  const { entries = [], markSoldOut, markInStock, isMarking, markError } = useStock();
  const [message, setMessage] = useState('');
  const dish = { kind: 'dish', id: item_id } as const;
  const isOut = entries.some((entry) => entry.id === item_id && !entry.is_in_stock);
  useRefusalToast(markError);
  useOnDone({ isActing: isMarking, error: markError }, () => {
    toasts.show({ message, tone: 'success' });
    onClose();
  });

  function sellOut(until: 'tomorrow' | null): void {
    setMessage(t('staff.stock.done', { name }));
    markSoldOut(dish, until);
  }
  function bringBack(): void {
    setMessage(t('staff.stock.back', { name }));
    markInStock(dish);
  }

  return (
    <Sheet isOpen onClose={onClose} title={name} closeLabel={t('common.close')}>
      <div className={styles.acts}>
        {isOut && (
          <Button size="large" isWide isBusy={isMarking} onClick={bringBack}>
            <CheckIcon />
            {t('staff.stock.bring_back')}
          </Button>
        )}
        <Button
          tone={isOut ? 'secondary' : 'primary'}
          size="large"
          isWide
          isBusy={isMarking}
          onClick={() => sellOut('tomorrow')}
        >
          <BannedIcon />
          {t('staff.stock.until_tomorrow')}
        </Button>
        <Button
          tone="secondary"
          size="large"
          isWide
          isBusy={isMarking}
          onClick={() => sellOut(null)}
        >
          <BannedIcon />
          {t('staff.stock.until_said')}
        </Button>
      </div>
    </Sheet>
  );
}

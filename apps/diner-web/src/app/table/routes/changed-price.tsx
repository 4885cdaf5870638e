import type { TableFault } from '@comanda/ordering/table';
import { Button, Sheet } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useFormat } from '@comanda/ordering-ui/times';

type ChangedPriceProps = {
  readonly fault: TableFault | null;
  readonly onCancel: () => void;
  readonly onAccept: () => void;
};

/** A round costs something else than the guest was shown: it goes to the kitchen when they say so. */
export function ChangedPrice({ fault, onCancel, onAccept }: ChangedPriceProps) {
  const { t } = useTranslation();
  const { money } = useFormat();
  const change = fault?.code === 'price_changed' ? fault : null;
  const total = money(change?.totals.total_with_tax ?? 0);
  const former = money(change?.former_total ?? 0);
  return (
    <Sheet
      isOpen={change !== null}
      onClose={onCancel}
      title={t('checkout.price_changed.title')}
      closeLabel={t('common.close')}
      footer={
        <Button isWide onClick={onAccept}>
          {t('checkout.price_changed.accept', { total })}
        </Button>
      }
    >
      <p>{t('checkout.price_changed.body', { total, former })}</p>
    </Sheet>
  );
}

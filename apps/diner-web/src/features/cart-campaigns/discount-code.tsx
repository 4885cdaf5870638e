import { Button, PlusIcon, Sheet } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DiscountCodeField } from './discount-code-field';

/** The way to a discount code, which most guests do not have. */
export function DiscountCode() {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button tone="secondary" onClick={() => setOpen(true)}>
        <PlusIcon /> {t('cart.discount.add')}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('cart.discount.title')}
        closeLabel={t('common.close')}
      >
        <DiscountCodeField onApplied={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

import { Button, PlusIcon, Sheet } from '@comanda/ui';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './cart-campaigns.module.css';
import { DiscountCodeField } from './discount-code-field';

/** The way to a discount code, which most guests do not have. */
export function DiscountCode({ isAsked }: { readonly isAsked: boolean }) {
  const { t } = useTranslation();
  const placeRef = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isApplied, setApplied] = useState(false);
  // The button that would have the focus back is gone then.
  useEffect(() => {
    if (isApplied) placeRef.current?.focus();
  }, [isApplied]);

  function open() {
    setApplied(false);
    setOpen(true);
  }
  function finish() {
    setApplied(true);
    setOpen(false);
  }

  return (
    <div ref={placeRef} className={styles.code} tabIndex={-1}>
      {isAsked && (
        <Button tone="secondary" onClick={open}>
          <PlusIcon /> {t('cart.discount.add')}
        </Button>
      )}
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('cart.discount.title')}
        closeLabel={t('common.close')}
      >
        <DiscountCodeField onApplied={finish} />
      </Sheet>
    </div>
  );
}

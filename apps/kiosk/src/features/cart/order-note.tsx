import { useCheckoutDetails } from '@comanda/ordering';
import { NoteField } from '@comanda/ordering-ui/contact';
import { useTranslation } from 'react-i18next';

/** A note for the whole order. */
export function OrderNote() {
  const { t } = useTranslation();
  const details = useCheckoutDetails();
  return (
    <NoteField
      label={t('cart.instructions.title')}
      placeholder={t('cart.instructions.placeholder')}
      value={details.order_instructions}
      onChange={(order_instructions) => details.set({ order_instructions })}
    />
  );
}

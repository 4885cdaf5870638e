import type { DeliveryView } from '@comanda/ordering/delivery';
import { FloatingBar } from '@comanda/ui';
import { useTranslation } from 'react-i18next';

type QuoteBarProps = {
  /** Of the form that says where to. */
  readonly formId: string;
  readonly delivery: Pick<DeliveryView, 'quote' | 'stage'>;
};

/** The next step of an order that is to be brought: what that costs, asked for with the form. */
export function QuoteBar({ formId, delivery: { quote, stage } }: QuoteBarProps) {
  const { t } = useTranslation();
  const wish = quote ? 'check_again' : 'check';
  return (
    <FloatingBar
      component="button"
      type="submit"
      form={formId}
      label={t(`delivery.form.${stage === 'asking' ? 'checking' : wish}`)}
    />
  );
}

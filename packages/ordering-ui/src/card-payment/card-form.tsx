import { cardLayoutOf } from '@comanda/payments';
import type { CardFormProps } from './card-form-props';
import { OtherSite } from './other-site';
import { ProcessorForm } from './processor-form';

/** How a card is asked for: in the processor's own form, or on its own site. */
export function CardForm(props: CardFormProps) {
  const isElsewhere = cardLayoutOf(props.intent.payment_service) === 'redirect';
  return isElsewhere ? <OtherSite {...props} /> : <ProcessorForm {...props} />;
}

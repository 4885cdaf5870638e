import type { OrderFault } from '@comanda/ordering';
import { Banner } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useOrderBlockText } from '../times/use-order-block-text';

type OrderFaultNoticeProps = {
  readonly fault: OrderFault | null;
  /** Whether there is a way to pay here; told before anybody is asked who the order is for. */
  readonly isPayable?: boolean;
};

/** Why the restaurant takes no order now, or none at all; what concerns a line or the pickup time is told where it is. */
export function OrderFaultNotice({ fault, isPayable = true }: OrderFaultNoticeProps) {
  const { t } = useTranslation();
  const blockText = useOrderBlockText(fault);
  const text = blockText ?? (isPayable ? null : t('checkout.payment.no_provider'));
  const tone = fault?.code === 'ordering_disabled' ? 'info' : 'warning';
  return text && <Banner tone={tone}>{text}</Banner>;
}

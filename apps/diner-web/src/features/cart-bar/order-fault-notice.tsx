import type { OrderFault } from '@comanda/ordering';
import { Banner } from '@comanda/ui';
import { useOrderBlockText } from '#shared/use-order-block-text';

type OrderFaultNoticeProps = { readonly fault: OrderFault | null };

/** Why the restaurant takes no order now; what concerns a line or the pickup time is told where it is. */
export function OrderFaultNotice({ fault }: OrderFaultNoticeProps) {
  const text = useOrderBlockText(fault);
  if (text === null) return null;
  if (fault?.code === 'ordering_disabled') return <Banner>{text}</Banner>;
  return <Banner tone="warning">{text}</Banner>;
}

import type { NoticeKind } from '@comanda/contracts';
import { useCheckoutDetails, useRestaurant } from '@comanda/ordering';
import { Notices } from '@comanda/ordering-ui/notices';

type OrderNoticesProps = { readonly kinds: readonly NoticeKind[] };

/** The restaurant's notices of some kinds, as far as they concern whoever orders in this way. */
export function OrderNotices({ kinds }: OrderNoticesProps) {
  const { notices } = useRestaurant();
  const { order_type } = useCheckoutDetails();
  const shown = notices.filter(
    ({ kind, order_types }) => kinds.includes(kind) && order_types.includes(order_type),
  );
  return <Notices notices={shown} />;
}

import type { NoticeKind } from '@comanda/contracts';
import { useCheckoutDetails, useRestaurant } from '@comanda/ordering';
import { isForSection, Notices } from '@comanda/ordering-ui/notices';
import { useContext } from 'react';
import { PartyContext } from '#app/table/party-context';

type OrderNoticesProps = { readonly kinds: readonly NoticeKind[] };

/** The restaurant's notices of some kinds, as far as they concern those who order in this way and at this table. */
export function OrderNotices({ kinds }: OrderNoticesProps) {
  const { notices } = useRestaurant();
  const { order_type } = useCheckoutDetails();
  const section_id = useContext(PartyContext)?.table?.section_id ?? null;
  const shown = notices.filter(
    (notice) =>
      kinds.includes(notice.kind) &&
      notice.order_types.includes(order_type) &&
      isForSection(notice, section_id),
  );
  return <Notices notices={shown} />;
}

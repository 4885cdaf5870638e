import type { Order } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { use } from 'react';
import { useOrdering } from '../provider/ordering-context';
import { PaysLater } from '../provider/pays-later';
import { useOrderingStore } from '../provider/use-ordering-store';
import { tableOrdersQuery } from '../queries/tables';
import type { ChosenCampaign } from '../store/campaign-slice';

/** The campaigns that earlier rounds of the guest's order have used: in the next one they count no more (CAMP-33). */
export function useUsedCampaigns(): readonly string[] {
  const { client } = useOrdering();
  const isInRounds = use(PaysLater);
  const guest = useOrderingStore((state) => state.guest);
  const chosen = useOrderingStore((state) => state.campaigns);
  const { data } = useQuery({
    ...tableOrdersQuery(client, guest?.table_id ?? ''),
    enabled: isInRounds && guest !== null,
    // Half a page asks; whoever shows the orders keeps them fresh.
    staleTime: Number.POSITIVE_INFINITY,
    select: (orders) => usedBy(orders, guest?.guest_id ?? null, chosen),
  });
  return (isInRounds ? data : null) ?? NONE;
}

const NONE: readonly string[] = [];

function usedBy(
  orders: readonly Order[],
  guest_id: string | null,
  chosen: readonly ChosenCampaign[],
): readonly string[] {
  const open = orders.find((order) => order.guest_id === guest_id && isGrowing(order));
  // What is in the cart still is that of a round whose reply is on its way.
  const sent = new Set(chosen.map(({ campaign_instance_id }) => campaign_instance_id));
  const used = open?.campaigns.filter((each) => !sent.has(each.campaign_instance_id)) ?? [];
  return [...new Set(used.map(({ campaign_id }) => campaign_id))];
}

/** Whether the next round goes to this order: it is not over, and not all paid. */
function isGrowing({ status, items }: Order): boolean {
  return GROWING.includes(status) && items.some(({ has_paid }) => has_paid === 'PAYMENT_UNPAID');
}

const GROWING: readonly Order['status'][] = [
  'ORDER_SENT_TO_KITCHEN',
  'ORDER_PREPARING',
  'ORDER_READY',
];

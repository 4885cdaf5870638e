import type { Order } from '@comanda/contracts';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';
import { tableOrdersQuery } from '../queries/tables';
import type { ChosenCampaign } from '../store/campaign-slice';
import { useOrdering } from '../provider/ordering-context';
import { useOrderingStore } from '../provider/use-ordering-store';

const NONE: readonly string[] = [];

const UsedCampaigns = createContext(NONE);

type UsedCampaignsProviderProps = {
  /** Whether what is chosen below goes to the kitchen in rounds of one order, which is paid afterwards. */
  readonly value: boolean;
  readonly children: ReactNode;
};

/** Around all that a table orders: what its guest's order has used already is read once for it. */
export function UsedCampaignsProvider({
  value: isInRounds,
  children,
}: UsedCampaignsProviderProps): ReactNode {
  const { client } = useOrdering();
  const guest = useOrderingStore((state) => state.guest);
  const chosen = useOrderingStore((state) => state.campaigns);
  const { data } = useQuery({
    ...tableOrdersQuery(client, guest?.table_id ?? ''),
    enabled: isInRounds && guest !== null,
    // The component with the orders refetches them.
    staleTime: Number.POSITIVE_INFINITY,
    select: (orders) => usedBy(orders, guest?.guest_id ?? null, chosen),
  });
  return <UsedCampaigns value={(isInRounds ? data : null) ?? NONE}>{children}</UsedCampaigns>;
}

/** The campaigns that earlier rounds of the guest's order have used: in the next one they count no more (CAMP-33). */
export function useUsedCampaigns(): readonly string[] {
  return use(UsedCampaigns);
}

function usedBy(
  orders: readonly Order[],
  guest_id: string | null,
  chosen: readonly ChosenCampaign[],
): readonly string[] {
  const open = orders.find((order) => order.guest_id === guest_id && isGrowing(order));
  // Campaigns still in the cart belong to a round whose reply is pending.
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

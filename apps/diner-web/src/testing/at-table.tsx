import type { Bill, Order } from '@comanda/contracts';
import { useOrdering } from '@comanda/ordering';
import { useSeat, useTable } from '@comanda/ordering/table';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { PartyContext } from '#app/table/party-context';
import { tablePaths } from '#app/table/table-paths';
import { InRestaurant, STORY_ORDER } from '@comanda/ordering-ui/testing';

type AtTableProps = Pick<
  ComponentProps<typeof InRestaurant>,
  'restaurant' | 'campaigns' | 'fetch'
> & {
  /** Orders of the table, newest first. */
  readonly orders: readonly Order[];
  readonly bill?: Bill | null;
  readonly children: ReactNode;
};

/** Around a page of table ordering: the guest of the story's order sits there, with what was ordered. */
export function AtTable({ orders, bill = null, children, ...restaurant }: AtTableProps) {
  return (
    <InRestaurant {...restaurant}>
      <Party orders={orders} bill={bill}>
        {children}
      </Party>
    </InRestaurant>
  );
}

function Party({
  orders,
  bill = null,
  children,
}: Pick<AtTableProps, 'orders' | 'bill' | 'children'>) {
  const { endpoint, store } = useOrdering();
  useState(() => {
    const { restaurant_id, table_id, guest_id, guest_name } = STORY_ORDER;
    store.setState({
      guest: {
        restaurant_id,
        table_id,
        guest_id,
        known_name: guest_name,
        known_phone: null,
        known_room: null,
      },
    });
  });
  const seat = useSeat();
  const table = useTable();
  const party = {
    ...table,
    orders,
    bill,
    is_loading: false,
    is_unread: false,
    seat,
    paths: tablePaths(endpoint),
    is_tablet: false,
    pays_later: true,
  };
  return <PartyContext value={party}>{children}</PartyContext>;
}

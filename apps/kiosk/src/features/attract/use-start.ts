import type { OrderType } from '@comanda/contracts';
import {
  type RestaurantBlock,
  useNow,
  useOrdering,
  useOrderTypeBlocks,
  useRestaurant,
  useRestaurantBlock,
} from '@comanda/ordering';
import { useMomentText } from '@comanda/ordering-ui/times';
import { useTranslation } from 'react-i18next';
import { useGo } from '#app/use-go';
import { usePayableTypes } from '#shared/use-payable-types';

/** A way to begin: eating here, taking away, or only looking at the menu. */
export type StartChoice = OrderType | 'LOOK';

export type Start = {
  readonly choices: readonly StartChoice[];
  /** Why no order is taken now, and when one is again; null while orders are taken. */
  readonly told: string | null;
  readonly begin: (choice: StartChoice) => void;
};

/** How a guest can begin at this moment. */
export function useStart(): Start {
  const { t } = useTranslation();
  const restaurant = useRestaurant();
  const { store } = useOrdering();
  const payable = usePayableTypes();
  const kinds = useOrderTypeBlocks(payable);
  const taken = kinds.flatMap(({ order_type, block }) => (block === null ? [order_type] : []));
  // Where nothing is served at all, the restaurant says why.
  const known = useRestaurantBlock(null);
  const block = taken.length > 0 ? null : (firstToEnd(kinds) ?? known);
  const momentText = useMomentText();
  const now = useNow();
  const go = useGo();

  function told(): string | null {
    switch (block?.code) {
      case undefined:
        return null;
      case 'ordering_disabled':
        return t('kiosk.start.browse_only');
      case 'restaurant_inactive':
        return t('kiosk.start.paused');
      case 'last_order_passed':
        return untilOpening(t('kiosk.start.last_order'), block.opens_at);
      case 'restaurant_closed':
        return untilOpening(t('kiosk.start.closed'), block.opens_at);
    }
  }

  function untilOpening(why: string, opens_at: Date | null): string {
    if (opens_at === null) return why;
    return `${why} ${t('kiosk.start.opens', { when: momentText(opens_at, now) })}`;
  }

  return {
    choices: block === null ? taken : ['LOOK'],
    told: told(),
    begin(choice) {
      const order_type = choice === 'LOOK' ? payable[0] : choice;
      if (order_type !== undefined) store.getState().setDetails({ order_type });
      const asksTable = choice === 'DINE_IN' && restaurant.kiosk_asks_table;
      go(asksTable ? 'tableTent' : 'home');
    },
  };
}

/** The block that ends first: another way of ordering may be taken again later. */
function firstToEnd(kinds: ReturnType<typeof useOrderTypeBlocks>): RestaurantBlock | null {
  const blocks = kinds.flatMap(({ block }) => block ?? []);
  return blocks.toSorted((one, other) => endOf(one) - endOf(other))[0] ?? null;
}

function endOf(block: RestaurantBlock): number {
  return ('opens_at' in block && block.opens_at?.getTime()) || Number.MAX_SAFE_INTEGER;
}

import type { OrderType } from '@comanda/contracts';
import { isOfferedFor } from '@comanda/cart';
import { useNow, useOrdering, useRestaurant, useRestaurantBlock } from '@comanda/ordering';
import { useMomentText } from '@comanda/ordering-ui/times';
import { useTranslation } from 'react-i18next';
import { useGo } from '#app/use-go';

/** A way to begin: eating here, taking away, or only looking at the menu. */
export type StartChoice = OrderType | 'LOOK';

export type Start = {
  readonly choices: readonly StartChoice[];
  /** Why no order is taken now, and when one is again; null while orders are taken. */
  readonly told: string | null;
  readonly begin: (choice: StartChoice) => void;
};

const ORDER_TYPES = ['DINE_IN', 'TAKEOUT'] as const satisfies readonly OrderType[];

/** How a guest can begin at this moment. */
export function useStart(): Start {
  const { t } = useTranslation();
  const restaurant = useRestaurant();
  const { store } = useOrdering();
  const served = ORDER_TYPES.filter((type) => isOfferedFor(restaurant.order_mode, type));
  const block = useRestaurantBlock(served[0] ?? null);
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
        return t('kiosk.start.last_order');
      case 'restaurant_closed': {
        const closed = t('kiosk.start.closed');
        const { opens_at } = block;
        return opens_at === null
          ? closed
          : `${closed} ${t('kiosk.start.opens', { when: momentText(opens_at, now) })}`;
      }
    }
  }

  return {
    choices: block === null ? served : ['LOOK'],
    told: told(),
    begin(choice) {
      if (choice !== 'LOOK') store.getState().setDetails({ order_type: choice });
      const asksTable = choice === 'DINE_IN' && restaurant.kiosk_asks_table;
      go(asksTable ? 'tableTent' : 'home');
    },
  };
}

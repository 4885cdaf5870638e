import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useMemo } from 'react';
import { LanguageAction } from '#app/routes/language-action';
import { pathTo } from '#app/paths';
import { usePayPath } from '#app/use-pay-path';
import { Page } from '@comanda/web/page';
import type { FrameProps, HouseDoor, HousePaths } from './house-door';
import { WEB_HOUSE } from './house-patterns';

/** Where the pages of a house are in web ordering. */
export function useWebHousePaths(): HousePaths {
  const { endpoint } = useOrdering();
  const pay = usePayPath();
  return useMemo(() => {
    const base = pathTo('restaurant', { endpoint });
    return {
      menus: pathTo('order', { endpoint }),
      concierge: `${base}/${WEB_HOUSE.concierge}`,
      roomService: `${base}/${WEB_HOUSE.roomService}`,
      gallery: `${base}/${WEB_HOUSE.gallery}`,
      guestForm: `${base}/${WEB_HOUSE.guestForm}`,
      contact: pathTo('phone', { endpoint }),
      cart: pathTo('cart', { endpoint }),
      pay,
    };
  }, [endpoint, pay]);
}

/** The door of web ordering. */
export function useWebHouse(): HouseDoor {
  return { paths: useWebHousePaths(), Frame: WebFrame };
}

function WebFrame(props: FrameProps) {
  const { name } = useRestaurant();
  return <Page {...props} siteName={name} actions={<LanguageAction />} />;
}

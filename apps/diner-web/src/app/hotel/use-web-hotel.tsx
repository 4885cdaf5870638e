import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useMemo } from 'react';
import { LanguageAction } from '#app/routes/language-action';
import { pathTo } from '#app/paths';
import { usePayPath } from '#app/use-pay-path';
import { Page } from '@comanda/web/page';
import type { FrameProps, HotelEntry, HotelPaths } from './hotel-entry';

/** Where the pages of a hotel are in web ordering. */
export function useWebHotelPaths(): HotelPaths {
  const { endpoint } = useOrdering();
  const pay = usePayPath();
  return useMemo(() => {
    return {
      menus: pathTo('order', { endpoint }),
      concierge: pathTo('concierge', { endpoint }),
      roomService: pathTo('roomService', { endpoint }),
      gallery: pathTo('gallery', { endpoint }),
      guestForm: pathTo('guestForm', { endpoint }),
      contact: pathTo('phone', { endpoint }),
      cart: pathTo('cart', { endpoint }),
      pay,
    };
  }, [endpoint, pay]);
}

/** The hotel pages of web ordering. */
export function useWebHotel(): HotelEntry {
  return { paths: useWebHotelPaths(), Frame: WebFrame };
}

function WebFrame(props: FrameProps) {
  const { name } = useRestaurant();
  return <Page {...props} siteName={name} actions={<LanguageAction />} />;
}

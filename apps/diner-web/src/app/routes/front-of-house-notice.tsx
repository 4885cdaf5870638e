import { useOrdering, useRestaurant } from '@comanda/ordering';
import { useSeat } from '@comanda/ordering/table';
import { Banner, Button } from '@comanda/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { leaveFrontOfHouse } from '#app/front-of-house';
import { staffSessionQuery } from '#app/staff-session';
import { MENU_TEXTS, useTexts } from '@comanda/web/late';
import { ReaderNotice } from './reader-notice';

/** Says on every page that staff order here for a guest, who pays on a reader, and whether there is one. It ends with their session. */
export function FrontOfHouseNotice() {
  const { t } = useTranslation();
  const { store } = useOrdering();
  const { restaurant_id } = useRestaurant();
  const seat = useSeat();
  const { data: signedInAt } = useQuery(staffSessionQuery());
  const areTextsThere = useTexts(MENU_TEXTS);
  const isOver = signedInAt !== undefined && signedInAt !== restaurant_id;

  function leave() {
    seat.reset();
    store.getState().setAffiliate(null);
    leaveFrontOfHouse();
  }
  const end = useEffectEvent(leave);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);

  if (!areTextsThere) return null;
  return (
    <>
      <Banner
        action={
          <Button size="small" tone="secondary" onClick={leave}>
            {t('cart.front_of_house.leave')}
          </Button>
        }
      >
        {t('cart.front_of_house.notice')}
      </Banner>
      <ReaderNotice />
    </>
  );
}

import { useRestaurant } from '@comanda/ordering';
import { BellIcon, Button, EmptyState, LinkButton } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Navigate } from 'react-router-dom';
import { type WaiterRequest, WaiterRequests } from '#features/waiter-call/waiter-requests';
import { PageOnItsWay, useTexts } from '@comanda/web/late';
import styles from './hotel.module.css';
import type { HotelEntry } from './hotel-entry';
import { VENUE_TEXTS } from './hotel-texts';
import { useRoomCall } from './use-room-call';
import { RoomOrTable } from './room-or-table';

/** Towels, ice, the cart fetched: what costs nothing is asked for with one tap. */
export function RoomServiceScreen({ entry: { Frame, paths } }: { readonly entry: HotelEntry }) {
  const { t } = useTranslation();
  const { hotel, quick_requests } = useRestaurant();
  const room = useRoomCall();
  const [asked, setAsked] = useState<string | null>(null);
  const areTextsThere = useTexts(VENUE_TEXTS);
  if (hotel === null) return <Navigate to={paths.menus} replace />;
  if (!areTextsThere) return <PageOnItsWay />;

  async function ask({ request, request_key, said }: WaiterRequest) {
    if (await room.call(request, request_key)) setAsked(said);
  }

  const order = (
    <LinkButton component={Link} to={paths.menus} tone="secondary" size="large" isWide>
      {t('venue.service.order')}
    </LinkButton>
  );
  if (asked !== null) {
    return (
      <Frame key="called" title={t('venue.service.title')} backTo={paths.menus} isNarrow>
        <EmptyState
          icon={<BellIcon />}
          title={t('venue.service.done_title')}
          action={<Button onClick={() => setAsked(null)}>{t('common.done')}</Button>}
        >
          <p>{t('table.waiter.asked', { request: asked })}</p>
          {t('venue.service.done_body')}
        </EmptyState>
        {order}
      </Frame>
    );
  }
  return (
    <Frame title={t('venue.service.title')} backTo={paths.menus} isNarrow>
      <RoomOrTable room={room}>
        <h2 className={styles.title}>{t('venue.service.body')}</h2>
        <WaiterRequests
          offered={quick_requests.filter(({ place }) => place === 'room')}
          hasUsual={false}
          isBusy={room.is_busy}
          onCall={(asked) => void ask(asked)}
        />
      </RoomOrTable>
      {order}
    </Frame>
  );
}

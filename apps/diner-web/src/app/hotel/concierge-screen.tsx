import { useRestaurant } from '@comanda/ordering';
import { BellIcon, Button, EmptyState, LinkButton, PencilIcon, PhoneIcon } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { MessageForm } from '#features/hotel/message-form';
import { FoodPicture } from '@comanda/ordering-ui/dishes';
import { useSpacedPhone } from './use-spaced-phone';
import { PageOnItsWay, useTexts } from '@comanda/web/late';
import styles from './hotel.module.css';
import type { HotelEntry } from './hotel-entry';
import { VENUE_TEXTS } from './hotel-texts';
import { useRoomCall } from './use-room-call';
import { RoomOrTable } from './room-or-table';

/** The desk: what it does, its number and, from a room, a few words to it. */
export function ConciergeScreen({ entry: { Frame, paths } }: { readonly entry: HotelEntry }) {
  const { t } = useTranslation();
  const { concierge, hotel } = useRestaurant();
  const [isWriting, setWriting] = useState(false);
  const areTextsThere = useTexts(VENUE_TEXTS);
  if (!areTextsThere) return <PageOnItsWay />;
  if (concierge === null) {
    return (
      <Frame title={t('venue.concierge.none_title')} backTo={paths.menus} isNarrow>
        <p>{t('venue.concierge.none_body')}</p>
        <LinkButton component={Link} to={paths.menus} size="large" isWide>
          {t('common.back_to_menu')}
        </LinkButton>
      </Frame>
    );
  }
  const { name, description, image, phone_number } = concierge;
  return (
    <Frame title={name} backTo={paths.menus} isNarrow>
      {image && (
        <div className={styles.media}>
          <FoodPicture image={image} ratio="16 / 9" sizes="(min-width: 34rem) 34rem, 92vw" />
        </div>
      )}
      <p>{description}</p>
      {phone_number && <Call phone_number={phone_number} />}
      {hotel && !isWriting && (
        <Button tone="secondary" size="large" isWide onClick={() => setWriting(true)}>
          <PencilIcon /> {t('venue.concierge.write')}
        </Button>
      )}
      {hotel && isWriting && <Writing />}
    </Frame>
  );
}

function Call({ phone_number }: { readonly phone_number: string }) {
  const { t } = useTranslation();
  const number = useSpacedPhone(phone_number);
  return (
    <LinkButton component="a" href={`tel:${phone_number}`} size="large" isWide>
      <PhoneIcon /> {t('venue.concierge.call', { number })}
    </LinkButton>
  );
}

function Writing() {
  const { t } = useTranslation();
  const room = useRoomCall();
  const [isSent, setSent] = useState(false);

  async function send(message: string) {
    if (await room.call(message)) setSent(true);
  }

  if (isSent) {
    return (
      <EmptyState icon={<BellIcon />} title={t('venue.concierge.done_title')}>
        {t('venue.concierge.done_body')}
      </EmptyState>
    );
  }
  return (
    <RoomOrTable room={room}>
      <MessageForm isBusy={room.is_busy} onSend={(message) => void send(message)} />
    </RoomOrTable>
  );
}

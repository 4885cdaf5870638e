import { useCart, useCheckoutDetails, useRestaurant } from '@comanda/ordering';
import { useCheckout } from '@comanda/ordering/payment';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { GuestForm } from '#features/hotel/guest-form';
import { PageOnItsWay, useTexts } from '@comanda/web/late';
import type { HotelEntry } from './hotel-entry';
import { VENUE_TEXTS } from './hotel-texts';

/** In a hotel, the last word on who orders and which room it goes to, before it is paid. */
export function GuestFormScreen({ entry: { Frame, paths } }: { readonly entry: HotelEntry }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { hotel } = useRestaurant();
  const details = useCheckoutDetails();
  const { count } = useCart();
  const { flow } = useCheckout();
  const areTextsThere = useTexts(VENUE_TEXTS);
  if (count === 0) return <Navigate to={paths.menus} replace />;
  if (hotel === null) return <Navigate to={paths.pay} replace />;
  if (!areTextsThere) return <PageOnItsWay />;
  const refusal = flow.stage === 'refused' ? flow.problem.code : null;
  const isRoomWanted = refusal === 'room_required';
  return (
    <Frame
      title={t('venue.guest.title')}
      subtitle={t('venue.guest.body')}
      backTo={paths.contact}
      isNarrow
    >
      <GuestForm
        guest={{ name: details.name, room_number: details.room_number }}
        phone={details.phone}
        phonePath={paths.contact}
        // The server's refusal overrides older data on the page.
        room={isRoomWanted ? 'required' : hotel.room_number}
        nameError={refusal === 'guest_name_in_use' ? t('checkout.contact.name_in_use') : undefined}
        roomError={isRoomWanted ? t('error.room_required') : undefined}
        onSubmit={(guest) => {
          details.set(guest);
          void navigate(paths.pay);
        }}
      />
    </Frame>
  );
}

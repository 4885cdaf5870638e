import { useFormatOf } from '@comanda/i18n/react';
import { useTranslation } from 'react-i18next';
import { usePageSession } from '#shared/session/session-context';
import { type PlacedOrder, type PlaceText, placeText } from './place-text';

/** Returns where an order goes, in a word or two: the table, the car, or the way and the time for which it is wanted. */
export function usePlaceText(): (order: PlacedOrder) => PlaceText {
  const { t } = useTranslation();
  const { restaurant } = usePageSession();
  const { time } = useFormatOf(restaurant);
  return (order) => placeText(order, t, time);
}

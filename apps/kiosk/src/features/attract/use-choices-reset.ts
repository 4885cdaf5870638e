import { useLanguage } from '@comanda/i18n/react';
import { useRestaurant } from '@comanda/ordering';
import { isEmbedded } from '@comanda/web/embedding';
import { isAccessModeOn, useAccessMode } from '#shared/access-mode';
import { useIdle } from '#shared/use-idle';
import { useKiosk } from '#shared/use-kiosk';

/** Takes back the language and the access aids of a guest who chose them on the first page and left. */
export function useChoicesReset(): void {
  const { language: own, kiosk_idle_seconds: idle_seconds } = useRestaurant();
  const isChosen = useLanguage() !== own;
  const isAided = isAccessModeOn(useAccessMode());
  const { endGuest } = useKiosk();
  const isOn = (isChosen || isAided) && !isEmbedded();
  useIdle({ idle_seconds, countdown_seconds: 0 }, { isOn, onGone: endGuest });
}

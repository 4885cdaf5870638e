import type { Language } from '@comanda/contracts';
import { useRestaurant } from '@comanda/ordering';
import { isEmbedded } from '@comanda/web/embedding';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';
import { AwayPrompt } from '#features/idle/away-prompt';
import { isAccessModeOn, useAccessMode } from '#shared/access-mode';
import { useIdle } from '#shared/use-idle';
import { useSectionFault } from '#shared/section-fault';
import { useKiosk } from '#shared/use-kiosk';
import { useIsMoneyMoving, useKioskPayment } from './payment-provider';
import { isOfStaff, isWatched } from './watched-pages';

/** Guests with access aids have this long to answer. */
const ACCESS_COUNTDOWN_SECONDS = 30;

type GuestWatchProps = {
  /** The restaurant exists; once for each guest, with the language that they begin in. */
  readonly onKnown: (language: Language) => void;
  readonly children: ReactNode;
};

/** Asks a guest, or the staff at the settings, who touch nothing whether they are still there, and makes room for the next guest. Never while a payment is under way. */
export function GuestWatch({ onKnown, children }: GuestWatchProps) {
  const { kiosk_idle_seconds, kiosk_countdown_seconds, language } = useRestaurant();
  const { endGuest } = useKiosk();
  const { pathname } = useLocation();
  const { status, cancel } = useKioskPayment();
  // While the reader asks for a card, nothing has been taken yet.
  const isPaying = useIsMoneyMoving() && status !== 'READY';
  const hasMoreTime = isAccessModeOn(useAccessMode());
  const isUnseated = useSectionFault() && isWatched(pathname);
  const endUnseated = useEffectEvent(endGuest);
  useEffect(() => {
    if (isUnseated) endUnseated();
  }, [isUnseated]);
  const known = useEffectEvent(() => onKnown(language));
  useEffect(() => known(), []);
  const countdown_seconds = hasMoreTime
    ? Math.max(ACCESS_COUNTDOWN_SECONDS, kiosk_countdown_seconds)
    : kiosk_countdown_seconds;
  /** The reader stops first; a card that was faster has paid, and its guest has a number. */
  async function leave() {
    const { stage } = status === 'READY' ? await cancel() : { stage: 'idle' };
    if (stage !== 'placed') endGuest();
  }
  const isAtSetup = isOfStaff(pathname);
  // The page around a kiosk ends its guests, and knows nothing of a session of staff.
  const isLeft = isWatched(pathname) ? !isEmbedded() : isAtSetup;
  const idle = useIdle(
    { idle_seconds: kiosk_idle_seconds, countdown_seconds },
    { isOn: isLeft && !isPaying, onGone: () => void leave() },
  );
  return (
    <>
      {children}
      <AwayPrompt
        countdown={idle.left === null ? null : { left: idle.left, of: countdown_seconds + 1 }}
        isOfStaff={isAtSetup}
        onContinue={idle.goOn}
        onStartOver={() => void leave()}
      />
    </>
  );
}

import type { Pickup } from '@comanda/ordering';
import { Button, ClockIcon } from '@comanda/ui';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSheet } from '../choice-sheet/choice-sheet';
import { toasts } from '@comanda/web/toasts';
import { useFormat } from '../times/use-format';
import type { RefusedTime } from './refused-time';
import { PickupFaultNotice } from './pickup-fault-notice';
import { PickupTimeFields } from './pickup-time-fields';
import { PickupWhen } from './pickup-when';
import { RefusedTimeNotice } from './refused-time-notice';

type PickupChoiceProps = {
  readonly pickup: Pickup;
  /** Whether the time is being asked for; from elsewhere on the page, too. */
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  /** Why it is asked for anew; null where nothing was refused. */
  readonly refused: RefusedTime | null;
};

/** When the guest comes, in the midst of an order: the time is asked for in a sheet, and then stands in one line. */
export function PickupChoice({ pickup, isOpen, onOpen, refused }: PickupChoiceProps) {
  const { t } = useTranslation();
  const { time, day } = useFormat();
  const timeRef = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  const days = pickup.slots();
  const { chosen, fault } = pickup;

  useEffect(() => {
    // The button that opened the sheet may be gone; browsers release the focus of a closed dialog only later.
    const isLost = document.activeElement?.matches('body, dialog:not([open]) *');
    if (wasOpen.current && !isOpen && isLost) timeRef.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);

  function done() {
    onOpen(false);
    if (chosen && !fault) {
      toasts.show({
        message: t('cart.pickup.on', { day: day(chosen), time: time(chosen) }),
        tone: 'success',
        id: 'pickup',
      });
    }
  }

  return (
    <PickupWhen pickup={pickup} days={days} onLater={() => onOpen(true)}>
      {chosen && (
        <>
          <PickupFaultNotice pickup={pickup} />
          <Button ref={timeRef} tone="secondary" onClick={() => onOpen(true)}>
            <ClockIcon />{' '}
            {t('cart.pickup.on', {
              day: day(chosen),
              time: time(chosen),
            })}
          </Button>
          <ChoiceSheet isOpen={isOpen} title={t('cart.pickup.choose')} onClose={done}>
            <RefusedTimeNotice why={refused} />
            <PickupTimeFields days={days} chosen={chosen} onChange={pickup.choose} />
          </ChoiceSheet>
        </>
      )}
    </PickupWhen>
  );
}

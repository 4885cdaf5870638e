import type { Pickup } from '@comanda/ordering';
import { Button, ClockIcon } from '@comanda/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceSheet } from '#shared/choice-sheet';
import { toasts } from '#shared/toasts';
import { useFormat } from '#shared/use-format';
import { PickupFaultNotice } from './pickup-fault-notice';
import { PickupTimeFields } from './pickup-time-fields';
import { PickupWhen } from './pickup-when';

type PickupChoiceProps = { readonly pickup: Pickup };

/** When the guest comes, in the midst of an order: the time is asked for in a sheet, and then stands in one line. */
export function PickupChoice({ pickup }: PickupChoiceProps) {
  const { t } = useTranslation();
  const { time, day } = useFormat();
  const [isOpen, setOpen] = useState(false);
  const days = pickup.slots();
  const { chosen, fault } = pickup;

  function done() {
    setOpen(false);
    if (chosen && !fault) {
      toasts.show({
        message: t('cart.pickup.changed_later', { time: time(chosen) }),
        tone: 'success',
        id: 'pickup',
      });
    }
  }

  return (
    <PickupWhen pickup={pickup} days={days} onLater={() => setOpen(true)}>
      {chosen && (
        <>
          <PickupFaultNotice pickup={pickup} />
          <Button tone="secondary" onClick={() => setOpen(true)}>
            <ClockIcon />{' '}
            {t('cart.pickup.on', {
              day: day(chosen),
              time: time(chosen),
            })}
          </Button>
          <ChoiceSheet isOpen={isOpen} title={t('cart.pickup.choose')} onClose={done}>
            <PickupTimeFields days={days} chosen={chosen} onChange={pickup.choose} />
          </ChoiceSheet>
        </>
      )}
    </PickupWhen>
  );
}

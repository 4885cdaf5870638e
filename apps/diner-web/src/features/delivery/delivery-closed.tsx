import { type Pickup, useNow } from '@comanda/ordering';
import { Banner, Button } from '@comanda/ui';
import { useTranslation } from 'react-i18next';
import { useMomentText } from '@comanda/ordering-ui/times';

type DeliveryClosedProps = {
  readonly opens_at: Date;
  /** Whether it is open, and closes before the order would be ready. */
  readonly isTooLate: boolean;
  readonly pickup: Pickup;
  /** It is fetched instead, at the first time there is. */
  readonly onPickUp: () => void;
};

/** Nothing is brought for later: since when it is again, and what can be had for a later time. */
export function DeliveryClosed({ opens_at, isTooLate, pickup, onPickUp }: DeliveryClosedProps) {
  const { t } = useTranslation();
  const momentText = useMomentText();
  const now = useNow();
  const first = pickup.slots()[0]?.slots[0];

  function pickUp() {
    onPickUp();
    pickup.choose(first ?? null);
  }

  return (
    <Banner
      tone="warning"
      isLive
      action={
        first && (
          <Button size="small" tone="secondary" onClick={pickUp}>
            {t('delivery.closed.pick_up')}
          </Button>
        )
      }
    >
      {t(isTooLate ? 'delivery.closed.too_late' : 'delivery.closed.body', {
        when: momentText(opens_at, now),
      })}
    </Banner>
  );
}

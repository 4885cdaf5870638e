import type { Pickup } from '@comanda/ordering';
import { PickupFaultNotice } from './pickup-fault-notice';
import { PickupTimeFields } from './pickup-time-fields';
import { PickupWhen } from './pickup-when';

type PickupPickerProps = { readonly pickup: Pickup };

/** When the guest comes: as soon as it is ready, or at a time of their own. */
export function PickupPicker({ pickup }: PickupPickerProps) {
  const days = pickup.slots();
  return (
    <PickupWhen pickup={pickup} days={days}>
      <PickupFaultNotice pickup={pickup} />
      {pickup.chosen && (
        <PickupTimeFields days={days} chosen={pickup.chosen} onChange={pickup.choose} />
      )}
    </PickupWhen>
  );
}

import type { Pickup } from '@comanda/ordering';
import { PickupFaultNotice } from './pickup-fault-notice';
import { PickupTimeFields } from './pickup-time-fields';
import { PickupWhen } from './pickup-when';

type PickupPickerProps = {
  readonly pickup: Pickup;
  readonly canOrderNow: boolean;
  readonly prep_minutes: number;
};

/** When the guest comes: as soon as it is ready, or at a time of their own. */
export function PickupPicker({ pickup, canOrderNow, prep_minutes }: PickupPickerProps) {
  const days = pickup.slots();
  return (
    <PickupWhen pickup={pickup} days={days} canOrderNow={canOrderNow} prep_minutes={prep_minutes}>
      <PickupFaultNotice pickup={pickup} />
      {pickup.chosen && (
        <PickupTimeFields days={days} chosen={pickup.chosen} onChange={pickup.choose} />
      )}
    </PickupWhen>
  );
}

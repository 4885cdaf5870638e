import { useOccasion } from '@comanda/ordering';
import { latePart } from '@comanda/web/late';

const OldTable = latePart(() => import('./old-table').then((m) => m.OldTable));

/** Whether the guest still sits at the table of last time: what is eaten there is not what is taken out. Draws nothing. */
export function ForgetClosedTable() {
  const { order_type } = useOccasion();
  return order_type === 'DINE_IN' && <OldTable />;
}

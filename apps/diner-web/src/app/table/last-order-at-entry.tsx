import { WayToLastOrder } from '#app/routes/way-to-last-order';
import { useParty } from './party-context';

/** To what was placed last and paid for first; nothing at a table, which lists its own, and on a tablet, where the next guest begins. */
export function LastOrderAtEntry() {
  const { is_tablet, pays_later } = useParty();
  return !is_tablet && !pays_later && <WayToLastOrder />;
}

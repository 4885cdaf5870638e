import type { RestaurantState } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { Deps } from '../../deps';
import type { StaffPrincipal } from '../../http/principal';
import type { Refusal } from '../../http/refusal';
import { recordAction } from '../staff/record-action';
import { tellMenuChanged } from './tell-menu-changed';

export type StateChange = {
  readonly restaurant_id: string;
  readonly state: RestaurantState;
  readonly until: Date | null;
  readonly busy_minutes: number;
};

export type State = {
  readonly restaurant_id: string;
  readonly state: RestaurantState;
  readonly state_until: string | null;
  readonly busy_minutes: number;
};

/** Opens, slows down or pauses one's own restaurant. With a time, it ends by itself then. */
export async function setRestaurantState(
  deps: Pick<Deps, 'db' | 'events' | 'clock' | 'catalogue' | 'newId'>,
  staff: StaffPrincipal,
  { restaurant_id, state, until, busy_minutes }: StateChange,
): Promise<Result<State, Refusal>> {
  if (restaurant_id !== staff.restaurant_id) return err({ code: 'not_found' });
  if (until !== null && until <= deps.clock.now())
    return err({ code: 'invalid_input', detail: 'until is in the past.' });
  await deps.db.transaction(async (tx) => {
    const inside = { ...deps, db: tx };
    await tellMenuChanged(inside, restaurant_id, { state, state_until: until, busy_minutes });
    const detail = { state, until, busy_minutes };
    await recordAction(inside, staff, 'restaurant.state', restaurant_id, detail);
  });
  deps.catalogue.forget(restaurant_id);
  return ok({ restaurant_id, state, state_until: until?.toISOString() ?? null, busy_minutes });
}

import { type ApiResult, newIntentKey } from '@comanda/api-client';
import { isSessionLost } from '../payment/after-failure';
import { type SeatDeps, type Seated, seatGuest, type Seating } from './seat-guest';

/** Asks what only a guest may ask, seated first where nobody is. A session that ended is replaced by another, once. */
export async function askAsGuest<Reply>(
  deps: SeatDeps,
  place: Omit<Seating, 'keys'>,
  ask: (guest: Seated) => Promise<ApiResult<Reply>>,
  isRetry = false,
): Promise<ApiResult<Reply>> {
  const keys = { section: newIntentKey(), guest: newIntentKey() };
  const seated = await seatGuest(deps, { ...place, keys });
  const asked = seated.ok ? await ask(seated.value) : seated;
  if (asked.ok || isRetry || !isSessionLost(asked.error)) return asked;
  deps.store.getState().setGuest(null);
  return await askAsGuest(deps, place, ask, true);
}

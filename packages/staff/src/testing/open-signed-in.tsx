import { act, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { useSession } from '../session/use-session';
import { openFrontOfHouse, PIN } from './open-front-of-house';

/** A device of the test restaurant at which staff are signed in, with a page that uses a hook. */
export async function openSignedIn<Value>(useValue: () => Value): Promise<{
  readonly now: () => Value;
  readonly restaurant_id: string;
}> {
  const { now, restaurant_id } = await openFrontOfHouse(() => ({
    session: useSession(),
    value: useValue(),
  }));
  await waitFor(() => expect(now().session.staff).toBeNull());
  act(() => now().session.signIn(PIN));
  await waitFor(() => expect(now().session.staff?.name).toBe('Noor'));
  return { now: () => now().value, restaurant_id };
}

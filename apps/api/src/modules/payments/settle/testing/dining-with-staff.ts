import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openStaffSession } from '../../../../testing/open-sessions';
import { type Dining, startDining } from './start-dining';

/** The test shop with tables for the tests of one file, and a session of its staff. Before each test a minute has passed, and nobody sits at TAB1. */
export function diningWithStaff() {
  let shop: Dining;
  let staff: { readonly token: string };
  beforeAll(async () => {
    shop = await startDining();
  }, 120_000);
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.advance(60_000);
    staff = await openStaffSession(shop.deps, shop.restaurant_id);
    await shop.clear(staff.token, 'TAB1');
  });
  return {
    get shop() {
      return shop;
    },
    get staff() {
      return staff;
    },
  };
}

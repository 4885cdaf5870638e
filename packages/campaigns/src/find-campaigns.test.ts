import { anEntityCampaign, aSchedule, deepFreeze } from '@comanda/testing';
import { describe, expect, test } from 'vitest';
import { checkInForce } from './check-in-force';
import { findCampaigns } from './find-campaigns';
import { friday } from './test-carts';

const at = friday.at.toISOString();
const justAfter = new Date(friday.at.getTime() + 1).toISOString();
const lunch = aSchedule({
  intervals: [{ day_of_week: 5, start_time: '11:00', end_time: '14:00' }],
});
const evening = aSchedule({
  intervals: [{ day_of_week: 5, start_time: '18:00', end_time: '02:00' }],
});

describe('CAMP-1: in force', () => {
  test.each([
    ['ordinary', {}, 'ok'],
    ['inactive', { is_active: false }, 'campaign_inactive'],
    [
      'for another way of ordering',
      { order_types: ['DINE_IN' as const] },
      'campaign_wrong_order_type',
    ],
    ['from this moment', { starts_at: at }, 'ok'],
    ['from the next', { starts_at: justAfter }, 'campaign_not_started'],
    ['until this moment', { ends_at: at }, 'campaign_ended'],
    ['until the next', { ends_at: justAfter }, 'ok'],
    ['in these hours', { schedule: evening }, 'ok'],
    ['in other hours', { schedule: lunch }, 'campaign_not_served'],
    [
      'inactive before all else',
      { is_active: false, ends_at: at, schedule: lunch },
      'campaign_inactive',
    ],
  ])('CAMP-1: %s: %s', (_, overrides, verdict) => {
    const checked = checkInForce(deepFreeze(anEntityCampaign(overrides)), friday);
    expect(checked.ok ? 'ok' : checked.error.code).toBe(verdict);
  });

  test('CAMP-1: says from when, until when, at which hours, in which way', () => {
    const campaign = anEntityCampaign({ schedule: lunch, order_types: ['TAKEOUT'] });
    expect(checkInForce(campaign, friday)).toEqual({
      ok: false,
      error: {
        code: 'campaign_not_served',
        served: [{ start_time: '11:00', end_time: '14:00' }],
        next: new Date('2026-11-27T11:00:00Z'),
      },
    });
    expect(checkInForce(campaign, { ...friday, order_type: 'DINE_IN' })).toEqual({
      ok: false,
      error: { code: 'campaign_wrong_order_type', order_types: ['TAKEOUT'] },
    });
    const past = anEntityCampaign({ starts_at: justAfter });
    expect(checkInForce(past, friday)).toEqual({
      ok: false,
      error: { code: 'campaign_not_started', starts_at: justAfter },
    });
    expect(checkInForce(anEntityCampaign({ ends_at: at }), friday)).toEqual({
      ok: false,
      error: { code: 'campaign_ended', ends_at: at },
    });
  });

  test('CAMP-1: any way of ordering will do while it is open', () => {
    const dineIn = anEntityCampaign({ order_types: ['DINE_IN'] });
    expect(checkInForce(dineIn, { ...friday, order_type: null }).ok).toBe(true);
    expect(checkInForce(dineIn, { at: friday.at, timezone: 'UTC' }).ok).toBe(true);
  });

  test('CAMP-1: hours are the restaurant’s', () => {
    const inMontreal = { ...friday, timezone: 'America/Toronto' };
    expect(checkInForce(anEntityCampaign({ schedule: lunch }), inMontreal).ok).toBe(true);
  });
});

const open = anEntityCampaign({ campaign_id: 'open' });
const coded = anEntityCampaign({ campaign_id: 'coded', campaign_code: ' Summer10 ' });
const secret = anEntityCampaign({
  campaign_id: 'secret',
  campaign_code: 'STAFF',
  is_public: false,
});
const over = anEntityCampaign({ campaign_id: 'over', campaign_code: 'SUMMER10', ends_at: at });

function found(code?: string | null): string[] {
  const campaigns = deepFreeze([open, coded, secret, over]);
  return findCampaigns(campaigns, { ...friday, ...(code === undefined ? {} : { code }) }).map(
    ({ campaign_id }) => campaign_id,
  );
}

test.each([undefined, null, '', '  '])('CAMP-2: without a code (%j), the public ones', (code) => {
  expect(found(code)).toEqual(['open', 'coded']);
});

test.each([
  ['SUMMER10', ['coded']],
  [' summer10', ['coded']],
  ['staff', ['secret']],
  ['SUMMER', []],
])('CAMP-3: with the code %j: %j', (code, ids) => {
  expect(found(code)).toEqual(ids);
});

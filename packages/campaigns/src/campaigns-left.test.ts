import { anEntityCampaign, anId, centsOff, deepFreeze, percentOff } from '@comanda/testing';
import { expect, test } from 'vitest';
import { campaignsLeft } from './campaigns-left';

const campaigns = deepFreeze([
  anEntityCampaign({ campaign_id: anId(1), discount: centsOff(500) }),
  anEntityCampaign({ campaign_id: anId(2), discount: percentOff(10) }),
  anEntityCampaign({ campaign_id: anId(3), discount: percentOff(10, { max_amount: 500 }) }),
]);

function left(used: readonly string[]): string[] {
  return campaignsLeft(campaigns, used).map(({ campaign_id }) => campaign_id);
}

test('CAMP-33: what the order has used is left out of its next round, but for a percentage without a limit', () => {
  expect(left([])).toEqual([anId(1), anId(2), anId(3)]);
  expect(left([anId(1), anId(2), anId(3)])).toEqual([anId(2)]);
  expect(left([anId(3)])).toEqual([anId(1), anId(2)]);
});

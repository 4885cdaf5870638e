import type { Allergen } from '@comanda/contracts';
import type { ModifierCounts } from '@comanda/modifiers';
import { aModifier, aModifierGroup, anId, anItem } from '@comanda/testing';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { InRestaurant } from '../testing/in-restaurant';
import { AllergenNote } from './allergen-note';

afterEach(cleanup);

const SAUCE = aModifier({ modifier_id: anId(0x901), name: 'Sauce of the day', allergens: null });
const SAUCES = aModifierGroup({ modifier_group_id: anId(0x902), modifiers: [SAUCE] });
const ASK = 'If an allergy is serious, please ask our staff before ordering.';

test.each<[string, readonly Allergen[] | null, boolean, string[]]>([
  ['all is known', ['gluten'], false, ['Contains gluten', ASK]],
  ['there is none', [], false, ['None of the 14 main allergens', ASK]],
  [
    'a choice says nothing',
    ['gluten'],
    true,
    ['Contains gluten and may contain other allergens. Please ask our staff.'],
  ],
  [
    'nothing is known',
    null,
    true,
    ['We have no allergen details for this dish. Please ask our staff.'],
  ],
])('one sentence says what a dish contains where %s', async (_, allergens, isChosen, said) => {
  const item = anItem({
    item_id: anId(0x903),
    allergens: allergens && [...allergens],
    item_modifier_groups: [SAUCES],
  });
  const counts: ModifierCounts = isChosen ? { [SAUCE.modifier_id]: 1 } : {};
  await act(async () => {
    render(
      <InRestaurant>
        <AllergenNote item={item} counts={counts} />
      </InRestaurant>,
    );
  });
  await screen.findByText(said[0] ?? '');
  const sentences = [...document.querySelectorAll('p span')].map((each) => each.textContent);
  expect(sentences).toEqual(said);
});

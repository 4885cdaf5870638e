import { type ItemModifierGroup, type Modifier, UNLIMITED } from '@comanda/contracts';
import { anId } from './an-id';

/** A free modifier in stock of which nothing is known. */
export function aModifier(overrides: Partial<Modifier> = {}): Modifier {
  return {
    modifier_id: anId(0x300),
    modifier_group_id: anId(0x200),
    name: 'Onions',
    description: '',
    price: 0,
    is_in_stock: true,
    rank: 0,
    default_count: 0,
    allergens: null,
    diets: null,
    ...overrides,
  };
}

/** An optional group without upper bounds; its modifiers are told which group they are in. */
export function aModifierGroup(overrides: Partial<ItemModifierGroup> = {}): ItemModifierGroup {
  const group: ItemModifierGroup = {
    modifier_group_id: anId(0x200),
    name: 'Extras',
    is_multiple_selection_allowed: true,
    max_selections: UNLIMITED,
    rank: 0,
    min_qty: 0,
    max_qty: UNLIMITED,
    free_qty: 0,
    is_required: false,
    modifiers: [aModifier()],
    ...overrides,
  };
  const { modifier_group_id } = group;
  return { ...group, modifiers: group.modifiers.map((each) => ({ ...each, modifier_group_id })) };
}

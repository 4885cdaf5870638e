import { anId } from './an-id';

/** The shape of a line in the cart package, which cannot be imported here because its tests import this package. */
export type BuiltCartLine = {
  readonly line_id: string;
  readonly item_id: string;
  readonly menu_id: string;
  readonly category_id: string;
  readonly modifier_counts: Readonly<Record<string, number>>;
  readonly multiplier: number;
  readonly special_instructions: string;
  readonly campaign_instance_id: string | null;
  readonly is_reward_item: boolean;
  readonly name_seen: string;
  readonly price_seen: number;
};

/** One burger for 10.00, as anItem makes it. */
export function aCartLine(overrides: Partial<BuiltCartLine> = {}): BuiltCartLine {
  return {
    line_id: 'line-1',
    item_id: anId(0x100),
    menu_id: anId(0x10),
    category_id: anId(0x20),
    modifier_counts: {},
    multiplier: 1,
    special_instructions: '',
    campaign_instance_id: null,
    is_reward_item: false,
    name_seen: 'Burger',
    price_seen: 1000,
    ...overrides,
  };
}

/** A cart of these lines; one burger when none are named. */
export function aCart(lines: readonly BuiltCartLine[] = [aCartLine()]): {
  readonly lines: readonly BuiltCartLine[];
} {
  return { lines };
}

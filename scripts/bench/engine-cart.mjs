const LINES = 20;
const RESTAURANT = '0193a000-0000-7000-8000-000000000001';

/** A menu item with two groups of four modifiers, as the api hands it out. */
function anItem(number) {
  const item_id = idOf('item', number);
  return {
    item_id,
    menu_id: idOf('menu', 0),
    category_id: idOf('category', number % 4),
    name: `Dish ${number}`,
    description: '',
    price: 650 + number * 85,
    is_in_stock: true,
    is_featured: false,
    image: null,
    rank: number,
    allergens: null,
    diets: null,
    item_modifier_groups: [0, 1].map((group) => aGroup(idOf(`group-${number}`, group), group)),
  };
}

/** A menu of twenty dishes in four categories, and a cart with a line of each, three modifiers in two groups on every line. */
export function aFullCart() {
  const items = Array.from({ length: LINES }, (_, number) => anItem(number));
  const categories = [0, 1, 2, 3].map((rank) => ({
    category_id: idOf('category', rank),
    name: `Category ${rank}`,
    description: '',
    rank,
    items: items.filter(({ category_id }) => category_id === idOf('category', rank)),
  }));
  const menu = {
    menu_id: idOf('menu', 0),
    restaurant_id: RESTAURANT,
    name: 'All day',
    description: '',
    rank: 0,
    is_active: true,
    menu_status: null,
    image: null,
    schedule: null,
    categories,
  };
  // As it would arrive from the api and from the browser's storage.
  return JSON.parse(JSON.stringify({ menu, lines: items.map(toLine) }));
}

function toLine(item, number) {
  return {
    line_id: `line-${number}`,
    item_id: item.item_id,
    menu_id: item.menu_id,
    category_id: item.category_id,
    modifier_counts: chosenOn(item, number),
    multiplier: 1 + (number % 3),
    special_instructions: '',
    campaign_instance_id: null,
    is_reward_item: false,
    name_seen: item.name,
    price_seen: item.price,
  };
}

function aGroup(modifier_group_id, rank) {
  return {
    modifier_group_id,
    name: `Group ${rank}`,
    is_multiple_selection_allowed: true,
    max_selections: 1000,
    rank,
    min_qty: 0,
    max_qty: 1000,
    free_qty: 0,
    is_required: false,
    modifiers: [0, 1, 2, 3].map((number) => ({
      modifier_id: idOf(modifier_group_id, number),
      modifier_group_id,
      name: `Extra ${number}`,
      description: '',
      price: number * 75,
      is_in_stock: true,
      rank: number,
      default_count: 0,
      allergens: null,
      diets: null,
    })),
  };
}

function chosenOn(item, number) {
  const [first, second] = item.item_modifier_groups.map((group) => group.modifiers);
  return {
    [first[number % 4].modifier_id]: 1,
    [first[(number + 1) % 4].modifier_id]: 2,
    [second[(number + 2) % 4].modifier_id]: 1,
  };
}

function idOf(kind, number) {
  return `0193a000-0000-7000-8000-${kind}-${number}`;
}

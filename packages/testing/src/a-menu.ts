import type { Category, Item, Menu } from '@comanda/contracts';
import { anId } from './an-id';

/** A burger for 10.00, in stock, without modifiers. */
export function anItem(overrides: Partial<Item> = {}): Item {
  return {
    item_id: anId(0x100),
    menu_id: anId(0x10),
    category_id: anId(0x20),
    name: 'Burger',
    description: '',
    price: 1000,
    is_in_stock: true,
    is_featured: false,
    image: null,
    rank: 0,
    item_modifier_groups: [],
    allergens: null,
    diets: null,
    ...overrides,
  };
}

/** A category with one item; its items are told which category they are in. */
export function aCategory(overrides: Partial<Category> = {}): Category {
  const category: Category = {
    category_id: anId(0x20),
    name: 'Burgers',
    description: '',
    rank: 0,
    items: [anItem()],
    ...overrides,
  };
  const { category_id } = category;
  return { ...category, items: category.items.map((item) => ({ ...item, category_id })) };
}

/** A menu that is always served everywhere; its items are told which menu they are on. */
export function aMenu(overrides: Partial<Menu> = {}): Menu {
  const menu: Menu = {
    menu_id: anId(0x10),
    restaurant_id: anId(1),
    name: 'All day',
    description: '',
    rank: 0,
    is_active: true,
    menu_status: null,
    image: null,
    logo: null,
    theme: null,
    schedule: null,
    categories: [aCategory()],
    ...overrides,
  };
  const { menu_id } = menu;
  return {
    ...menu,
    categories: menu.categories.map((category) => ({
      ...category,
      items: category.items.map((item) => ({ ...item, menu_id })),
    })),
  };
}

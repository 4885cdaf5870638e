import type { Language, Order } from '@comanda/contracts';
import type { CatalogueEntry } from '../../catalogue/catalogue';

type Named = Pick<CatalogueEntry, 'restaurant' | 'translations'>;

/** Name in a language; the name at the time of ordering where no translation exists. */
type NameOf = (subject_id: string, ordered: string) => string;

/** Names in a language that the restaurant offers besides its own; by themselves those that an order keeps. */
export function namesIn(entry: Named, language: Language | undefined): NameOf {
  const { language: own, active_languages } = entry.restaurant;
  const isTranslated =
    language !== undefined && language !== own && active_languages.includes(language);
  const texts = isTranslated ? entry.translations()[language] : undefined;
  return (subject_id, ordered) => texts?.[`${subject_id}.name`] ?? ordered;
}

/** An order whose dishes, menus, choices and campaigns have these names. */
export function nameOrder(order: Order, nameOf: NameOf): Order {
  return {
    ...order,
    items: order.items.map((item) => ({
      ...item,
      name: nameOf(item.item_id, item.name),
      menu_name: nameOf(item.menu_id, item.menu_name),
      modifiers: item.modifiers.map((modifier) => ({
        ...modifier,
        name: nameOf(modifier.modifier_id, modifier.name),
        modifier_group_name: nameOf(modifier.modifier_group_id, modifier.modifier_group_name),
      })),
    })),
    campaigns: order.campaigns.map((campaign) => ({
      ...campaign,
      name: nameOf(campaign.campaign_id, campaign.name),
    })),
  };
}

import type { Image, Restaurant } from '@comanda/contracts';
import type { RestaurantSettings } from '../db/schema/restaurants';
import { pictureOf } from './picture-of';
import type { TextOf } from './texts';

type Presentation = Pick<
  Restaurant,
  'links' | 'notices' | 'gallery' | 'quick_requests' | 'concierge' | 'pay_at_counter_label'
>;

type Look = {
  readonly restaurant_id: string;
  readonly pictures: ReadonlyMap<string, Image>;
  readonly textOf: TextOf;
};

/** Returns the restaurant's presentation beside its menus, with pictures, in the requested language. */
export function assemblePresentation(
  settings: RestaurantSettings,
  { restaurant_id, pictures, textOf }: Look,
): Presentation {
  const { links, notices, gallery, quick_requests, concierge, pay_at_counter_label } = settings;
  function say(field: string, own: string): string {
    return textOf(restaurant_id, field, own);
  }
  return {
    links: links.map(({ key, label, ...link }) => ({
      ...link,
      label: key === undefined ? label : say(`links.${key}.label`, label),
    })),
    notices: notices.map((notice) => ({
      ...notice,
      title: say(`notices.${notice.key}.title`, notice.title),
      text: say(`notices.${notice.key}.text`, notice.text),
      section_ids: [...(notice.section_ids ?? [])],
    })),
    gallery: gallery.flatMap(({ key, image: path, caption }) => {
      const image = pictureOf(pictures, path);
      const shown = { key, caption: say(`gallery.${key}.caption`, caption) };
      return image === null ? [] : [{ ...shown, image }];
    }),
    quick_requests: quick_requests.map((request) => ({
      ...request,
      name: say(`quick_requests.${request.key}.name`, request.name),
    })),
    concierge: concierge && {
      ...concierge,
      name: say('concierge.name', concierge.name),
      description: say('concierge.description', concierge.description),
      image: pictureOf(pictures, concierge.image),
    },
    pay_at_counter_label: pay_at_counter_label && say('pay_at_counter_label', pay_at_counter_label),
  };
}

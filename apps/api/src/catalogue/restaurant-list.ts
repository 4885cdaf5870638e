import type { Language, RestaurantSummary } from '@comanda/contracts';
import { restaurantSummarySchema } from '@comanda/contracts/schemas';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/database';
import { media, restaurants, schedules, translations } from '../db/schema/index';
import { groupBy } from '../shared/group-by';
import { restaurantAsOf } from './as-of';
import { assembleRestaurant, assembleSchedule } from './assemble-restaurant';

/** The restaurants in one language; the same array for the same language, so that others can remember what they made of it. */
export type RestaurantList = {
  readonly in: (language: Language | undefined) => readonly RestaurantSummary[];
};

const summaryKeys = Object.keys(restaurantSummarySchema.shape) as (keyof RestaurantSummary)[]; // Object.keys forgets the literal types

/** Every restaurant with what a list shows of it, by name. */
export async function loadRestaurantList(
  db: Database,
  is_sandbox: boolean,
  now: Date,
): Promise<RestaurantList> {
  const stored = await db
    .select()
    .from(restaurants)
    .where(eq(restaurants.is_hidden, false))
    .orderBy(asc(restaurants.name), asc(restaurants.restaurant_id));
  const rows = stored.map((row) => restaurantAsOf(row, now));
  const scheduleRows = await db
    .select()
    .from(schedules)
    .where(
      inArray(
        schedules.schedule_id,
        rows.flatMap(({ schedule_id }) => schedule_id ?? []),
      ),
    );
  const scheduleById = new Map(scheduleRows.map((row) => [row.schedule_id, assembleSchedule(row)]));
  const pictureRows = await db
    .select({ restaurant_id: media.restaurant_id, path: media.path, image: media.image })
    .from(restaurants)
    .innerJoin(
      media,
      and(
        eq(media.restaurant_id, restaurants.restaurant_id),
        or(eq(media.path, restaurants.logo), eq(media.path, restaurants.header_image)),
      ),
    );
  const pictures = groupBy(pictureRows, ({ restaurant_id }) => restaurant_id);
  const texts = await loadDescriptions(db);

  function summarise(
    restaurant: (typeof rows)[number],
    language: Language | undefined,
  ): RestaurantSummary {
    const { restaurant_id, schedule_id, settings } = restaurant;
    const isOffered = language !== undefined && settings.active_languages.includes(language);
    const description = isOffered ? texts.get(`${restaurant_id}.${language}`) : undefined;
    const whole = assembleRestaurant({
      restaurant,
      pictures: new Map(
        (pictures.get(restaurant_id) ?? []).map(({ path, image }) => [path, image]),
      ),
      schedule: schedule_id === null ? null : (scheduleById.get(schedule_id) ?? null),
      // Said of a restaurant by itself only.
      has_tables: false,
      // Of all texts a summary has this one only.
      textOf: (_subject_id, field, own) => (field === 'description' ? (description ?? own) : own),
      is_sandbox,
    });
    return Object.fromEntries(summaryKeys.map((key) => [key, whole[key]])) as RestaurantSummary; // exactly its keys
  }

  const lists = new Map<Language | undefined, readonly RestaurantSummary[]>();
  return {
    in(language) {
      const known = lists.get(language);
      if (known !== undefined) return known;
      const made = rows.map((restaurant) => summarise(restaurant, language));
      lists.set(language, made);
      return made;
    },
  };
}

async function loadDescriptions(db: Database): Promise<Map<string, string>> {
  const rows = await db
    .select({
      restaurant_id: translations.restaurant_id,
      language: translations.language,
      text: translations.text,
    })
    .from(restaurants)
    .innerJoin(
      translations,
      and(
        eq(translations.restaurant_id, restaurants.restaurant_id),
        eq(translations.subject_id, restaurants.restaurant_id),
        eq(translations.field, 'description'),
      ),
    );
  return new Map(
    rows.map(({ restaurant_id, language, text }) => [`${restaurant_id}.${language}`, text]),
  );
}

import { z } from 'zod';
import { menuSchema } from '../entities/menu';
import { endpointSchema, idSchema, languageSchema } from '../entities/primitives';
import { restaurantSchema, restaurantSummarySchema } from '../entities/restaurant';
import { itemModifierGroupSchema, modifierSchema } from '../entities/menu';
import { scheduleSchema } from '../entities/schedule';
import { defineRoute } from './define-route';

/** A restaurant is named by its id or by its endpoint wherever its public data is read. */
export const restaurantHandleSchema = z.union([idSchema, endpointSchema]);

const byHandle = z.strictObject({ restaurant: restaurantHandleSchema });
const inLanguage = z.strictObject({ language: languageSchema.optional() });

export const restaurantRoutes = {
  listRestaurants: defineRoute({
    method: 'GET',
    path: '/restaurants/list',
    summary: 'Every restaurant that is not hidden',
    area: 'restaurants',
    audience: 'public',
    is_keyed: false,
    query: inLanguage,
    reply: z.strictObject({ restaurants: z.array(restaurantSummarySchema) }),
    errors: [],
  }),
  getRestaurant: defineRoute({
    method: 'GET',
    path: '/restaurant/{restaurant}',
    summary: 'One restaurant, by endpoint or id',
    area: 'restaurants',
    audience: 'public',
    is_keyed: false,
    params: byHandle,
    query: inLanguage,
    reply: z.strictObject({ restaurant: restaurantSchema }),
    errors: ['restaurant_not_found'],
  }),
  getRestaurantDetails: defineRoute({
    method: 'GET',
    path: '/restaurant/{restaurant}/details',
    summary: 'The same, under its other name',
    area: 'restaurants',
    audience: 'public',
    is_keyed: false,
    params: byHandle,
    query: inLanguage,
    reply: z.strictObject({ restaurant: restaurantSchema }),
    errors: ['restaurant_not_found'],
  }),
  getTranslations: defineRoute({
    method: 'GET',
    path: '/restaurants/{restaurant}/translations',
    summary: 'The restaurant’s own texts in its other languages: language → "{id}.{field}" → text',
    area: 'restaurants',
    audience: 'public',
    is_keyed: false,
    params: byHandle,
    reply: z.strictObject({
      translations: z.partialRecord(languageSchema, z.record(z.string(), z.string())),
    }),
    errors: ['restaurant_not_found'],
  }),
} as const;

export const menuRoutes = {
  listMenus: defineRoute({
    method: 'GET',
    path: '/menu/{restaurant}/menus',
    summary: 'The whole menu: menus, categories, items, groups and modifiers',
    area: 'menus',
    audience: 'public',
    is_keyed: false,
    params: byHandle,
    query: z.strictObject({
      language: languageSchema.optional(),
      by_schedule: z.enum(['true', 'false']).optional().describe('Only what is served now'),
    }),
    reply: z.strictObject({ menus: z.array(menuSchema) }),
    errors: ['restaurant_not_found'],
  }),
  listModifiers: defineRoute({
    method: 'GET',
    path: '/menu/{restaurant}/modifiers',
    summary: 'Every modifier',
    area: 'menus',
    audience: 'public',
    is_keyed: false,
    params: byHandle,
    query: inLanguage,
    reply: z.strictObject({ modifiers: z.array(modifierSchema) }),
    errors: ['restaurant_not_found'],
  }),
  listModifierGroups: defineRoute({
    method: 'GET',
    path: '/menu/{restaurant}/modifierGroups',
    summary: 'Every modifier group, with its modifiers',
    area: 'menus',
    audience: 'public',
    is_keyed: false,
    params: byHandle,
    query: inLanguage,
    reply: z.strictObject({ modifier_groups: z.array(itemModifierGroupSchema) }),
    errors: ['restaurant_not_found'],
  }),
  listSchedules: defineRoute({
    method: 'GET',
    path: '/menu/{restaurant}/schedules',
    summary: 'Every schedule, and the menus that keep it',
    area: 'menus',
    audience: 'public',
    is_keyed: false,
    params: byHandle,
    reply: z.strictObject({
      schedules: z.array(scheduleSchema.extend({ menus: z.array(idSchema) })),
    }),
    errors: ['restaurant_not_found'],
  }),
} as const;

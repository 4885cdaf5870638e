import { z } from 'zod';
import { menuSchema } from '../entities/menu';
import { endpointSchema, idSchema, languageSchema } from '../entities/primitives';
import {
  restaurantConceptSchema,
  restaurantSchema,
  restaurantSummarySchema,
} from '../entities/restaurant';
import { itemModifierGroupSchema, modifierSchema } from '../entities/menu';
import { scheduleSchema } from '../entities/schedule';
import { calls } from '../calls';
import { defineRoute } from './define-route';

/** A restaurant is named by its id or by its endpoint wherever its public data is read. */
export const restaurantHandleSchema = z.union([idSchema, endpointSchema]);

const byHandle = z.strictObject({ restaurant: restaurantHandleSchema });
const scheduleOfMenusSchema = scheduleSchema.extend({ menus: z.array(idSchema) });
const inLanguage = z.strictObject({ language: languageSchema.optional() });

export const restaurantRoutes = {
  listRestaurants: defineRoute({
    ...calls.listRestaurants,
    summary: 'Every restaurant that is not hidden',
    area: 'restaurants',
    audience: 'public',
    query: inLanguage,
    reply: z.strictObject({ restaurants: z.array(restaurantSummarySchema) }),
    errors: [],
  }),
  getRestaurant: defineRoute({
    ...calls.getRestaurant,
    summary: 'One restaurant, by endpoint or id',
    area: 'restaurants',
    audience: 'public',
    params: byHandle,
    query: inLanguage,
    reply: z.strictObject({ restaurant: restaurantSchema }),
    errors: ['restaurant_not_found'],
  }),
  getRestaurantDetails: defineRoute({
    ...calls.getRestaurantDetails,
    summary: 'The same, under its other name',
    area: 'restaurants',
    audience: 'public',
    params: byHandle,
    query: inLanguage,
    reply: z.strictObject({ restaurant: restaurantSchema }),
    errors: ['restaurant_not_found'],
  }),
  getRestaurantConcept: defineRoute({
    ...calls.getRestaurantConcept,
    summary: 'A restaurant’s brand: its name, two logos and two colours',
    area: 'restaurants',
    audience: 'public',
    params: byHandle,
    reply: z.strictObject({ restaurant_concept: restaurantConceptSchema }),
    errors: ['restaurant_not_found'],
  }),
  getTranslations: defineRoute({
    ...calls.getTranslations,
    summary: 'The restaurant’s own texts in its other languages: language → "{id}.{field}" → text',
    area: 'restaurants',
    audience: 'public',
    params: byHandle,
    reply: z.strictObject({
      translations: z.partialRecord(languageSchema, z.record(z.string(), z.string())),
    }),
    errors: ['restaurant_not_found'],
  }),
} as const;

export const menuRoutes = {
  listMenus: defineRoute({
    ...calls.listMenus,
    summary: 'The whole menu: menus, categories, items, groups and modifiers',
    area: 'menus',
    audience: 'public',
    params: byHandle,
    query: z.strictObject({
      language: languageSchema.optional(),
      by_schedule: z.enum(['true', 'false']).optional().describe('Only what is served now'),
    }),
    reply: z.strictObject({ menus: z.array(menuSchema) }),
    errors: ['restaurant_not_found'],
  }),
  listModifiers: defineRoute({
    ...calls.listModifiers,
    summary: 'Every modifier',
    area: 'menus',
    audience: 'public',
    params: byHandle,
    query: inLanguage,
    reply: z.strictObject({ modifiers: z.array(modifierSchema) }),
    errors: ['restaurant_not_found'],
  }),
  listModifierGroups: defineRoute({
    ...calls.listModifierGroups,
    summary: 'Every modifier group, with its modifiers',
    area: 'menus',
    audience: 'public',
    params: byHandle,
    query: inLanguage,
    reply: z.strictObject({ modifier_groups: z.array(itemModifierGroupSchema) }),
    errors: ['restaurant_not_found'],
  }),
  listMenusById: defineRoute({
    ...calls.listMenusById,
    summary: 'Whole menus by their ids, in that order; ids that are no menu’s are left out',
    area: 'menus',
    audience: 'public',
    query: inLanguage,
    body: z.strictObject({ menu_ids: z.array(idSchema).min(1).max(100) }),
    reply: z.strictObject({ menus: z.array(menuSchema) }),
    errors: [],
  }),
  getSchedule: defineRoute({
    ...calls.getSchedule,
    summary: 'One schedule, and the menus that keep it',
    area: 'menus',
    audience: 'public',
    params: z.strictObject({ schedule_id: idSchema }),
    reply: z.strictObject({ schedule: scheduleOfMenusSchema }),
    errors: [],
  }),
  listSchedules: defineRoute({
    ...calls.listSchedules,
    summary: 'Every schedule, and the menus that keep it',
    area: 'menus',
    audience: 'public',
    params: byHandle,
    reply: z.strictObject({
      schedules: z.array(scheduleOfMenusSchema),
    }),
    errors: ['restaurant_not_found'],
  }),
} as const;

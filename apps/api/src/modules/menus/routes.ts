import { err, ok } from '@comanda/kernel';
import { isServedAt } from '@comanda/schedules';
import type { CatalogueEntry } from '../../catalogue/catalogue';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/route';
import { createAnswerEntry } from '../restaurants/answer-entry';
import { createFindMenuOwners, createFindScheduleOwners } from './find-owners';

/** The calls about what is for sale; all of them answered from memory. */
export function menuHandlers(
  deps: Deps,
): Pick<
  Handlers,
  | 'getSchedule'
  | 'listMenus'
  | 'listMenusById'
  | 'listModifiers'
  | 'listModifierGroups'
  | 'listSchedules'
> {
  const answer = createAnswerEntry(deps);
  const menuOwners = createFindMenuOwners(deps.db);
  const scheduleOwners = createFindScheduleOwners(deps.db);
  return {
    async listMenus({ params, query: { language, by_schedule }, request }) {
      if (by_schedule !== 'true') {
        return answer({ handle: params.restaurant, request, language, name: 'menus' }, (entry) => ({
          menus: entry.localise(language).menus,
        }));
      }
      const entry = await deps.catalogue.get(params.restaurant);
      const served = entry === null ? [] : servedMenus(entry, deps.clock.now());
      const name = `menus served ${served.join(' ')}`;
      return answer(
        { handle: params.restaurant, request, language, name, isOfNow: true },
        (current) => ({
          menus: current.localise(language).menus.filter(({ menu_id }) => served.includes(menu_id)),
        }),
      );
    },
    async listMenusById({ body: { menu_ids }, query: { language } }) {
      const owners = await menuOwners(menu_ids);
      const entries = await Promise.all(
        [...new Set(owners.values())].map((restaurant_id) => deps.catalogue.get(restaurant_id)),
      );
      const known = new Map(
        entries
          .flatMap((entry) => entry?.localise(language).menus ?? [])
          .map((menu) => [menu.menu_id, menu]),
      );
      return ok({ menus: [...new Set(menu_ids)].flatMap((menu_id) => known.get(menu_id) ?? []) });
    },
    async getSchedule({ params: { schedule_id } }) {
      const owner = (await scheduleOwners([schedule_id])).get(schedule_id);
      const entry = owner === undefined ? null : await deps.catalogue.get(owner);
      const schedule = entry?.schedules().find((each) => each.schedule_id === schedule_id);
      return schedule === undefined ? err({ code: 'not_found' }) : ok({ schedule });
    },
    listModifiers: ({ params, query: { language }, request }) =>
      answer({ handle: params.restaurant, request, language, name: 'modifiers' }, (entry) => ({
        modifiers: entry.modifiers(language),
      })),
    listModifierGroups: ({ params, query: { language }, request }) =>
      answer(
        { handle: params.restaurant, request, language, name: 'modifier groups' },
        (entry) => ({
          modifier_groups: entry.modifierGroups(language),
        }),
      ),
    listSchedules: ({ params, request }) =>
      answer({ handle: params.restaurant, request, name: 'schedules' }, (entry) => ({
        schedules: entry.schedules(),
      })),
  };
}

function servedMenus({ menus, restaurant }: CatalogueEntry, now: Date): string[] {
  return menus
    .filter(
      ({ is_active, schedule }) => is_active && isServedAt(schedule, now, restaurant.timezone),
    )
    .map(({ menu_id }) => menu_id);
}

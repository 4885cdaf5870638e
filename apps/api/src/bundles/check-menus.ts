import { isOwnItem, type MenusFile } from '@comanda/contracts/bundle';
import { checkGroups } from './check-groups';
import { checkPlaces } from './check-places';
import { checkSchedule } from './check-schedule';
import type { BundleFault } from './fault';
import { type Keyed, repeatedKeys } from './repeated-keys';
import { unknownReference } from './unknown-reference';
import type { YamlSource } from './yaml-source';

/** Checks rules of menus.yaml that its schema cannot express: unique keys, and references that resolve. */
export function checkMenus(source: YamlSource, file: MenusFile): BundleFault[] {
  const { schedules, modifier_groups, menus } = file;
  const scheduleKeys = schedules.map(({ key }) => key);
  return [
    ...repeatedKeys(source, 'schedule key', keyed(['schedules'], schedules)),
    ...repeatedKeys(source, 'modifier group key', keyed(['modifier_groups'], modifier_groups)),
    ...modifier_groups.flatMap((group, index) =>
      repeatedKeys(
        source,
        'modifier key',
        keyed(['modifier_groups', index, 'modifiers'], group.modifiers),
      ),
    ),
    ...repeatedKeys(source, 'menu key', keyed(['menus'], menus)),
    ...repeatedKeys(source, 'category key', categoriesOf(file)),
    ...repeatedKeys(source, 'item key', itemsOf(file)),
    ...checkPlaces(source, file),
    ...schedules.flatMap((schedule, index) =>
      checkSchedule(source, ['schedules', index], schedule),
    ),
    ...menus.flatMap(({ schedule }, index) =>
      schedule === null || scheduleKeys.includes(schedule)
        ? []
        : [
            source.faultAt(
              ['menus', index, 'schedule'],
              unknownReference('schedule', schedule, scheduleKeys),
            ),
          ],
    ),
    ...checkGroups(source, file),
  ];
}

function categoriesOf(file: MenusFile): Keyed[] {
  return file.menus.flatMap(({ categories }, menu) =>
    keyed(['menus', menu, 'categories'], categories),
  );
}

function itemsOf(file: MenusFile): Keyed[] {
  return file.menus.flatMap(({ categories }, menu) =>
    categories.flatMap(({ items }, category) =>
      items.flatMap((item, index) =>
        isOwnItem(item)
          ? [
              {
                key: item.key,
                path: ['menus', menu, 'categories', category, 'items', index, 'key'],
              },
            ]
          : [],
      ),
    ),
  );
}

function keyed(path: readonly PropertyKey[], list: readonly { readonly key: string }[]): Keyed[] {
  return list.map(({ key }, index) => ({ key, path: [...path, index, 'key'] }));
}

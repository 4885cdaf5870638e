import type { MenusFile } from '@comanda/contracts/bundle';
import { checkGroups } from './check-groups';
import { checkSchedule } from './check-schedule';
import type { BundleFault } from './fault';
import { unknownReference } from './unknown-reference';
import type { YamlSource } from './yaml-source';

type Keyed = { readonly key: string; readonly path: readonly PropertyKey[] };

/** What menus.yaml must get right beyond the form of its values: keys that are unique, references that lead somewhere. */
export function checkMenus(source: YamlSource, file: MenusFile): BundleFault[] {
  const { schedules, modifier_groups, menus } = file;
  const scheduleKeys = schedules.map(({ key }) => key);
  return [
    ...repeatedKeys(source, 'schedule', keyed(['schedules'], schedules)),
    ...repeatedKeys(source, 'modifier group', keyed(['modifier_groups'], modifier_groups)),
    ...modifier_groups.flatMap((group, index) =>
      repeatedKeys(
        source,
        'modifier',
        keyed(['modifier_groups', index, 'modifiers'], group.modifiers),
      ),
    ),
    ...repeatedKeys(source, 'menu', keyed(['menus'], menus)),
    ...repeatedKeys(source, 'category', categoriesOf(file)),
    ...repeatedKeys(source, 'item', itemsOf(file)),
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
      keyed(['menus', menu, 'categories', category, 'items'], items),
    ),
  );
}

function keyed(path: readonly PropertyKey[], list: readonly { readonly key: string }[]): Keyed[] {
  return list.map(({ key }, index) => ({ key, path: [...path, index, 'key'] }));
}

function repeatedKeys(source: YamlSource, what: string, list: readonly Keyed[]): BundleFault[] {
  const first = new Map<string, BundleFault>();
  return list.flatMap(({ key, path }) => {
    const earlier = first.get(key);
    const fault = source.faultAt(path, `the ${what} key "${key}" is taken`);
    if (earlier === undefined) {
      first.set(key, fault);
      return [];
    }
    return [
      {
        ...fault,
        message: `the ${what} key "${key}" is taken by line ${earlier.line}; choose another`,
      },
    ];
  });
}

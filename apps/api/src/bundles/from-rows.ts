import {
  campaignsFileSchema,
  menusFileSchema,
  restaurantFileSchema,
  tablesFileSchema,
} from '@comanda/contracts/bundle';
import type { z } from 'zod';
import { withSettingDefaults } from '../catalogue/setting-defaults';
import type { Bundle } from './bundle';
import { OPENING_HOURS_KEY } from './bundle-rows';
import { campaignsFromRows } from './campaigns-from-rows';
import { menusFromRows } from './menus-from-rows';
import { nearestBranch } from './nearest-branch';
import type { BundleRows } from './stored-rows';
import { tablesFromRows } from './table-rows';
import { toScheduleFile } from './to-schedule';
import { translationsFromRows } from './translations-from-rows';
import { withoutDefaults } from './without-defaults';

/** A folder's texts, without the bytes of its pictures and videos. */
export type BundleTexts = Omit<Bundle, 'pictures' | 'videos'>;

/** The rows of a restaurant as the folder that would make them. Columns that no file knows are left out. */
export function bundleFromRows(rows: BundleRows): BundleTexts {
  const menus = asFile('menus.yaml', menusFileSchema, menusFromRows(rows));
  const campaigns = asFile('campaigns.yaml', campaignsFileSchema, campaignsFromRows(rows));
  return {
    restaurant: asFile('restaurant.yaml', restaurantFileSchema, restaurantFromRows(rows)),
    menus,
    campaigns,
    tables: asFile('tables.yaml', tablesFileSchema, tablesFromRows(rows)),
    translations: translationsFromRows(rows, menus, campaigns),
  };
}

function restaurantFromRows(rows: BundleRows): unknown {
  const { restaurant, schedules, sections, staff, videos } = rows;
  const { settings, franchise_key, state, state_by_file, ...own } = restaurant;
  const keyOf = new Map(sections.map(({ section_id, key }) => [section_id, key]));
  const opening = schedules.find(({ key }) => key === OPENING_HOURS_KEY);
  return {
    ...settings,
    ...own,
    notices: withSettingDefaults(settings).notices.map(({ section_ids = [], ...notice }) => ({
      ...notice,
      sections: section_ids.flatMap((section_id) => keyOf.get(section_id) ?? []),
    })),
    payment_secrets: null,
    // Changes by staff do not belong in the folder.
    state: state_by_file ?? state,
    franchise: franchise_key,
    opening_hours: opening === undefined ? null : toScheduleFile(opening),
    videos: videos.toSorted((a, b) => a.rank - b.rank),
    staff: staff.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  };
}

function asFile<Schema extends z.ZodType>(
  file: string,
  schema: Schema,
  value: unknown,
): z.output<Schema> {
  const parsed = schema.safeParse(withoutDefaults(schema, value), { reportInput: true });
  if (parsed.success) return parsed.data;
  throw new Error(
    `${file} cannot say what is stored: ${firstFault(parsed.error.issues)}. Nothing was written, because it would not come back the same.`,
  );
}

function firstFault(
  [first]: readonly z.core.$ZodIssue[],
  path: readonly PropertyKey[] = [],
): string {
  const at = [...path, ...(first?.path ?? [])];
  return first?.code === 'invalid_union' && first.errors.length > 0
    ? firstFault(nearestBranch(first), at)
    : `${at.join('.')} ${first?.message}`;
}

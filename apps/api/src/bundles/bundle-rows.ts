import type { PictureFacts } from '../media/describe-picture';
import type { Bundle } from './bundle';
import { campaignRows } from './campaign-rows';
import { type IdOf, knownIds } from './known-ids';
import { menuRows } from './menu-rows';
import type { BundleRows, RestaurantRow } from './stored-rows';
import { tableRows } from './table-rows';
import { toIntervals } from './to-schedule';
import { translationRows } from './translation-rows';
import { videoRows } from './video-rows';

/** No key of a folder can be this, so it never meets a schedule of menus.yaml. */
export const OPENING_HOURS_KEY = '@opening-hours';

/** Facts about a folder that take time to compute; computed before the transaction, which must be short. */
export type PreparedFacts = {
  /** By the picture's hash. */
  readonly pictures: ReadonlyMap<string, PictureFacts>;
  /** By the member's name. */
  readonly pinHashes: ReadonlyMap<string, string>;
  /** null = no device can be paired. */
  readonly setupCodeHash: string | null;
};

export type BundleRowsOptions = {
  readonly facts: PreparedFacts;
  readonly stored: BundleRows | null;
  readonly newId: () => string;
  /** The franchise's id, if another restaurant of it is known. */
  readonly franchise_id: string | null;
};

/** A folder as the rows it should be, with the ids that its things already have. */
export function bundleRows(bundle: Bundle, options: BundleRowsOptions): BundleRows {
  const { stored, newId, facts } = options;
  const idOf = knownIds(stored, newId);
  const restaurant_id = stored?.restaurant.restaurant_id ?? newId();
  const rows = menuRows(bundle.menus, restaurant_id, idOf, stored);
  const opening = openingHours(bundle, restaurant_id, idOf);
  const { franchise } = bundle.restaurant;
  return {
    ...rows,
    ...tableRows(bundle.tables, restaurant_id, idOf, stored),
    schedules: [...rows.schedules, ...opening],
    restaurant: restaurantRow(bundle, restaurant_id, options, {
      schedule_id: opening[0]?.schedule_id ?? null,
      franchise_id:
        franchise === null ? null : (options.franchise_id ?? idOf('franchise', franchise)),
      notices: bundle.restaurant.notices.map(({ sections, ...notice }) => ({
        ...notice,
        section_ids: sections.map((key) => idOf('section', key)),
      })),
    }),
    campaigns: campaignRows(bundle.campaigns, restaurant_id, bundle.restaurant.timezone, idOf),
    media: bundle.pictures.map(({ path, media_hash, mime_type }) => ({
      restaurant_id,
      path,
      media_hash,
      mime_type,
      image: {
        path: `/api/media/${restaurant_id}/${media_hash}`,
        ...known(facts.pictures, media_hash),
      },
    })),
    videos: videoRows(bundle, restaurant_id),
    translations: translationRows(bundle.translations, restaurant_id, idOf),
    staff: bundle.restaurant.staff.map(({ name }) => ({
      restaurant_id,
      staff_id: idOf('staff', name),
      name,
      pin_hash: known(facts.pinHashes, name),
      is_active: true,
    })),
    retired_staff: stored?.retired_staff ?? [],
    retired_keys: stored?.retired_keys ?? [],
  };
}

function openingHours(
  { restaurant }: Bundle,
  restaurant_id: string,
  idOf: IdOf,
): BundleRows['schedules'] {
  if (restaurant.opening_hours === null) return [];
  const { name, exceptions, ...hours } = restaurant.opening_hours;
  return [
    {
      restaurant_id,
      schedule_id: idOf('schedule', OPENING_HOURS_KEY),
      key: OPENING_HOURS_KEY,
      name,
      intervals: toIntervals(hours),
      exceptions,
    },
  ];
}

/** Parts of the restaurant's row that name other rows by id. */
type Linked = {
  readonly schedule_id: string | null;
  readonly franchise_id: string | null;
  readonly notices: RestaurantRow['settings']['notices'];
};

function restaurantRow(
  { restaurant, tables }: Bundle,
  restaurant_id: string,
  { facts, stored }: BundleRowsOptions,
  { schedule_id, franchise_id, notices }: Linked,
): RestaurantRow {
  const {
    endpoint,
    name,
    state,
    franchise,
    logo,
    second_logo,
    header_image,
    is_hidden,
    webhook,
    terminals,
    payment_secrets,
    videos: _videos,
    staff: _staff,
    opening_hours: _hours,
    setup_code: _code,
    setup_code_hash: _hash,
    notices: _notices,
    revision,
    ...settings
  } = restaurant;
  return {
    restaurant_id,
    endpoint,
    name,
    ...stateKept(state, stored),
    setup_code_hash: facts.setupCodeHash,
    logo,
    second_logo,
    header_image,
    is_hidden,
    webhook,
    terminals,
    // A folder that does not tell them, as an exported one, leaves them alone.
    payment_secrets: payment_secrets ?? stored?.restaurant.payment_secrets ?? null,
    schedule_id,
    settings: { ...settings, notices },
    franchise_key: franchise,
    franchise_id,
    table_presence: tables.table_presence,
    menu_version: stored?.restaurant.menu_version ?? 0,
    revision: stored?.restaurant.revision ?? revision ?? 1,
    based_on_revision: stored?.restaurant.based_on_revision ?? revision ?? 1,
  };
}

/** Keeps the state set by staff until the folder itself sets a new one. */
function stateKept(
  state_by_file: RestaurantRow['state'],
  stored: BundleRows | null,
): Pick<RestaurantRow, 'state' | 'state_by_file' | 'state_until' | 'busy_minutes'> {
  const row = stored?.restaurant;
  return row !== undefined && (row.state_by_file ?? row.state) === state_by_file
    ? {
        state: row.state,
        state_by_file,
        state_until: row.state_until,
        busy_minutes: row.busy_minutes,
      }
    : { state: state_by_file, state_by_file, state_until: null, busy_minutes: 0 };
}

function known<Value>(facts: ReadonlyMap<string, Value>, key: string): Value {
  const fact = facts.get(key);
  if (fact !== undefined) return fact;
  throw new Error(
    'The facts of another folder were passed with this one. Prepare them from the same bundle.',
  );
}

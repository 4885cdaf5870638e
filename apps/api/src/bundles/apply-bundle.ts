import { err, ok, type Result } from '@comanda/kernel';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import * as t from '../db/schema/index';
import type { Deps } from '../deps';
import type { Bundle } from './bundle';
import { bundleRows } from './bundle-rows';
import type { BundleFault } from './fault';
import { guardedChanges } from './guarded-changes';
import { vanishedKeys } from './known-ids';
import { nextRevision, olderFolder } from './older-folder';
import { openBills } from './open-bills';
import { prepareFacts } from './prepare-facts';
import { endSessions, retireStaff } from './retire-staff';
import { closeRetired, retireTables } from './retire-tables';
import { type BundleRows, readStoredRows } from './stored-rows';
import {
  changeOf,
  removeVanished,
  type TableChange,
  type TableRow,
  writeChanges,
} from './write-rows';

export type AppliedBundle = {
  readonly restaurant_id: string;
  readonly endpoint: string;
  readonly menu_version: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly is_changed: boolean;
};

export type ImportOptions = {
  /** Also applies what `guardedChanges` lists of an existing restaurant. */
  readonly replace?: boolean;
  /** Also applies a folder that was exported before the one that was imported last. */
  readonly older?: boolean;
};

/** Brings a restaurant to what its folder says, in one transaction. A folder that says nothing new changes nothing. */
export async function applyBundle(
  deps: Pick<Deps, 'db' | 'events' | 'newId' | 'clock' | 'config'>,
  bundle: Bundle,
  { replace = false, older = false }: ImportOptions = {},
): Promise<Result<AppliedBundle, readonly BundleFault[]>> {
  const { endpoint } = bundle.restaurant;
  const { pinCost } = deps.config;
  const before = await readStoredRows(deps.db, endpoint);
  const prepared = await prepareFacts(bundle, before, pinCost);
  return deps.db.transaction(async (tx) => {
    // Two imports of one restaurant go one after the other, also while it has no row yet that could be locked.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`import ${endpoint}`}, 0))`,
    );
    await tx
      .select({ restaurant_id: t.restaurants.restaurant_id })
      .from(t.restaurants)
      .where(eq(t.restaurants.endpoint, endpoint))
      .for('update');
    const stored = await readStoredRows(tx, endpoint);
    // Another first import came between: its hashes of the same PINs are kept.
    const isOvertaken = before === null && stored !== null;
    const facts = isOvertaken ? await prepareFacts(bundle, stored, pinCost) : prepared;
    const franchise_id = await findFranchise(tx, bundle.restaurant.franchise);
    const wanted = bundleRows(bundle, { facts, stored, newId: deps.newId, franchise_id });
    const guarded = replace ? [] : guardedChanges(stored, wanted);
    const changes = changesBetween(stored, wanted);
    const is_changed = changes.some(isChange);
    const outdated = older || !is_changed ? [] : olderFolder(stored, bundle);
    const faults = [...outdated, ...guarded, ...(await openBills(tx, stored, wanted))];
    if (faults.length > 0) return err(faults);
    const menu_version = wanted.restaurant.menu_version + (is_changed ? 1 : 0);
    if (is_changed) {
      await write(tx, changes, bundle);
      await retireKeys(tx, stored, wanted);
      await endSessions({ ...deps, db: tx }, stored, wanted);
      await closeRetired({ ...deps, db: tx }, stored, wanted);
      const { restaurant_id, state } = wanted.restaurant;
      await tx
        .update(t.restaurants)
        .set({ menu_version, ...nextRevision(stored, bundle), updated_at: deps.clock.now() })
        .where(eq(t.restaurants.restaurant_id, restaurant_id));
      await deps.events.publish(tx, {
        type: 'restaurant.changed',
        restaurant_id,
        menu_version,
        state,
      });
    }
    const { restaurant_id } = wanted.restaurant;
    const counts = countsOf(wanted, changes);
    return ok({ restaurant_id, endpoint, menu_version, counts, is_changed });
  });
}

/** Changes of an import by table. Parents first: rows are written in this order and removed in the opposite one. */
export function changesBetween(stored: BundleRows | null, wanted: BundleRows): TableChange[] {
  return [
    changeOf(t.restaurants, stored === null ? [] : [stored.restaurant], [wanted.restaurant]),
    changeOf(t.schedules, stored?.schedules ?? [], wanted.schedules),
    changeOf(t.menus, stored?.menus ?? [], wanted.menus),
    changeOf(t.categories, stored?.categories ?? [], wanted.categories),
    changeOf(t.items, stored?.items ?? [], wanted.items),
    changeOf(t.item_places, stored?.item_places ?? [], wanted.item_places),
    changeOf(t.modifier_groups, stored?.modifier_groups ?? [], wanted.modifier_groups),
    changeOf(t.modifiers, stored?.modifiers ?? [], wanted.modifiers),
    changeOf(
      t.item_modifier_groups,
      stored?.item_modifier_groups ?? [],
      wanted.item_modifier_groups,
    ),
    changeOf(t.campaigns, stored?.campaigns ?? [], wanted.campaigns),
    changeOf(t.sections, stored?.sections ?? [], wanted.sections),
    changeOf(t.tables, stored?.tables ?? [], wanted.tables),
    changeOf(t.media, stored?.media ?? [], wanted.media),
    changeOf(t.videos, stored?.videos ?? [], wanted.videos),
    changeOf(t.translations, stored?.translations ?? [], wanted.translations),
    changeOf(t.staff, stored?.staff ?? [], wanted.staff),
  ];
}

async function write(tx: Database, changes: readonly TableChange[], bundle: Bundle): Promise<void> {
  const bytesOf = new Map(
    [...bundle.pictures, ...bundle.videos].map(({ path, bytes }) => [path, bytes]),
  );
  const tables = changes.find(({ table }) => table === t.tables);
  if (tables !== undefined) await retireTables(tx, tables);
  for (const change of changes) {
    const hasBytes = change.table === t.media || change.table === t.videos;
    await writeChanges(tx, hasBytes ? withBytes(change, bytesOf) : change);
  }
  for (const change of changes.toReversed()) {
    if (change.table === t.staff) await retireStaff(tx, change);
    else if (change.table !== t.tables) await removeVanished(tx, change);
  }
}

async function retireKeys(
  tx: Database,
  stored: BundleRows | null,
  wanted: BundleRows,
): Promise<void> {
  if (stored === null) return;
  const gone = changeOf(t.retired_keys, [], vanishedKeys(stored, wanted));
  await writeChanges(tx, gone);
}

function withBytes(
  { table, diff }: TableChange,
  bytesOf: ReadonlyMap<string, Uint8Array>,
): TableChange {
  function addBytes(row: TableRow): TableRow {
    return { ...row, bytes: bytesOf.get(String(row['path'])) };
  }
  return {
    table,
    diff: { ...diff, added: diff.added.map(addBytes), changed: diff.changed.map(addBytes) },
  };
}

async function findFranchise(tx: Database, franchise: string | null): Promise<string | null> {
  if (franchise === null) return null;
  const [row] = await tx
    .select({ franchise_id: t.restaurants.franchise_id })
    .from(t.restaurants)
    .where(and(eq(t.restaurants.franchise_key, franchise), isNotNull(t.restaurants.franchise_id)))
    .limit(1);
  return row?.franchise_id ?? null;
}

function countsOf(rows: BundleRows, changes: readonly TableChange[]): Record<string, number> {
  const {
    menus,
    categories,
    items,
    modifier_groups,
    modifiers,
    schedules,
    media,
    videos,
    translations,
    staff,
  } = rows;
  return {
    menus: menus.length,
    categories: categories.length,
    items: items.length,
    modifier_groups: modifier_groups.length,
    modifiers: modifiers.length,
    schedules: schedules.length,
    campaigns: rows.campaigns.length,
    tables: rows.tables.length,
    pictures: media.length,
    videos: videos.length,
    translations: translations.length,
    staff: staff.length,
    rows_added: total(changes, 'added'),
    rows_changed: total(changes, 'changed'),
    rows_removed: total(changes, 'removed'),
  };
}

function total(changes: readonly TableChange[], part: keyof TableChange['diff']): number {
  return changes.reduce((sum, { diff }) => sum + diff[part].length, 0);
}

function isChange({ diff }: TableChange): boolean {
  return diff.added.length + diff.changed.length + diff.removed.length > 0;
}

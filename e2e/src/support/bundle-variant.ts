import { randomUUID } from 'node:crypto';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseDocument, stringify } from 'yaml';
import { fromRoot } from '../../../scripts/lib/paths.mjs';
import type { Product } from '../server';
import { readTemplate } from '../template';

const FILMS = fromRoot('e2e/src/wall/films');

type Path = readonly (string | number)[];

/** Changes of a variant of the demo restaurant. */
export type BundleChanges = {
  /** With the demo's pictures and films; by default there are none, which is imported three times as fast. */
  readonly hasPictures?: boolean;
  readonly restaurant?: Readonly<Record<string, unknown>>;
  /** Fields of dishes, by key. */
  readonly items?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Fields of modifiers, by the keys of their group and their own: "patty.beef". */
  readonly modifiers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Dishes and modifiers that are taken off, by the same keys. */
  readonly without?: {
    readonly items?: readonly string[];
    readonly modifiers?: readonly string[];
  };
  /** Fields of menus, by key. */
  readonly menus?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Hours of schedules, by key. */
  readonly schedules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The films of its wall, by the names of those made for the tests; an orientation may follow: "red portrait". */
  readonly films?: readonly string[];
  /** Its promotions, in place of the demo's. */
  readonly campaigns?: readonly Readonly<Record<string, unknown>>[];
  /** Its tables, which the demo has none of. */
  readonly tables?: readonly Readonly<Record<string, unknown>>[];
};

export type BundleVariant = {
  readonly endpoint: string;
  /** Imports the folder again with these changes on top of the former ones. */
  readonly change: (changes: BundleChanges) => Promise<void>;
  readonly remove: () => Promise<void>;
};

/** A copy of the demo restaurant under an address of its own, changed and imported: what one test does to it no other test sees. */
export async function bundleVariant(
  product: Product,
  changes: BundleChanges = {},
): Promise<BundleVariant> {
  const endpoint = `harbor-${randomUUID().slice(0, 8)}`;
  const folder = await mkdtemp(join(tmpdir(), 'comanda-bundle-'));
  const { bundle, plainBundle } = readTemplate();
  await cp(changes.hasPictures ? bundle : plainBundle, folder, { recursive: true });

  async function change({
    restaurant = {},
    items = {},
    modifiers = {},
    without = {},
    menus = {},
    schedules = {},
    films,
    campaigns,
    tables,
  }: BundleChanges) {
    if (campaigns) {
      await writeFile(join(folder, 'campaigns.yaml'), stringify({ campaigns }));
      // The demo's translations are of the demo's own.
      await untranslate(['campaigns'], ['campaign_groups']);
    }
    if (films) await cp(FILMS, join(folder, 'videos'), { recursive: true });
    if (tables) await writeFile(join(folder, 'tables.yaml'), stringify({ tables }));
    await edit(join(folder, 'restaurant.yaml'), (set) => {
      if (films) set(['videos'], films.map(listedFilm));
      for (const [field, value] of Object.entries(restaurant)) set([field], value);
    });
    await edit(join(folder, 'menus.yaml'), (set, read, remove) => {
      for (const [kind, wanted] of Object.entries({ menus, items, modifiers, schedules })) {
        for (const [key, fields] of Object.entries(wanted)) {
          const path = findKey(read(), kind, key);
          for (const [field, value] of Object.entries(fields)) set([...path, field], value);
        }
      }
      for (const [kind, keys] of Object.entries(without)) {
        for (const key of keys) remove(findKey(read(), kind, key));
      }
    });
    await untranslate(
      ...Object.entries(without).flatMap(([kind, keys]) => keys.map((key) => [kind, key])),
    );
    await product.importBundle(folder);
  }

  /** Takes out what is translated of things that are no more. */
  async function untranslate(...paths: readonly Path[]): Promise<void> {
    if (paths.length === 0) return;
    for (const language of ['fr', 'es', 'pt']) {
      await edit(join(folder, `translations/${language}.yaml`), (_set, _read, remove) => {
        for (const path of paths) remove(path);
      });
    }
  }

  await change({ ...changes, restaurant: { ...changes.restaurant, endpoint } });
  return { endpoint, change, remove: () => rm(folder, { recursive: true, force: true }) };
}

function listedFilm(film: string): Readonly<Record<string, unknown>> {
  const [name, orientation = null] = film.split(' ');
  return { path: `videos/${name}.mp4`, title: name, shown_on: ['wall'], orientation };
}

async function edit(
  file: string,
  work: (
    set: (path: Path, value: unknown) => void,
    read: () => unknown,
    remove: (path: Path) => void,
  ) => void,
): Promise<void> {
  const document = parseDocument(await readFile(file, 'utf8'));
  work(
    (path, value) => document.setIn(path, document.createNode(value)),
    () => document.toJS(),
    (path) => void document.deleteIn(path),
  );
  await writeFile(file, document.toString());
}

type Keyed = { readonly key: string };
type MenusFile = {
  readonly schedules: readonly Keyed[];
  readonly modifier_groups: readonly (Keyed & { readonly modifiers: readonly Keyed[] })[];
  readonly menus: readonly (Keyed & {
    readonly categories: readonly { readonly items: readonly Keyed[] }[];
  })[];
};

function findKey(document: unknown, kind: string, wanted: string): Path {
  const file = document as MenusFile; // the demo's own file, which its import has checked
  const paths: Path[] = [];
  for (const [at, { key }] of file.schedules.entries()) {
    if (kind === 'schedules' && key === wanted) paths.push(['schedules', at]);
  }
  for (const [group_at, { key, modifiers }] of file.modifier_groups.entries()) {
    const at =
      kind === 'modifiers' ? modifiers.findIndex((each) => `${key}.${each.key}` === wanted) : -1;
    if (at !== -1) paths.push(['modifier_groups', group_at, 'modifiers', at]);
  }
  for (const [menu_at, { key, categories }] of file.menus.entries()) {
    if (kind === 'menus' && key === wanted) paths.push(['menus', menu_at]);
    for (const [category_at, { items }] of categories.entries()) {
      const at = kind === 'items' ? items.findIndex((item) => item.key === wanted) : -1;
      if (at !== -1) paths.push(['menus', menu_at, 'categories', category_at, 'items', at]);
    }
  }
  const [path] = paths;
  if (path === undefined || paths.length > 1) {
    throw new Error(
      `The demo's menus.yaml has "${wanted}" ${paths.length} times among its ${kind}; name one.`,
    );
  }
  return path;
}

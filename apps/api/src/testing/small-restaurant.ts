import { type RunningApi, startApi, type StartApiOptions } from '../testing';
import { type BundleFolder, makeBundleFolder } from './bundle-folder';
import { aPicture } from './picture';

export type SmallRestaurant = {
  readonly api: RunningApi;
  readonly bundle: BundleFolder;
  readonly restaurant_id: string;
  /** The id of the dish of this name. */
  readonly itemId: (name: string) => string;
  readonly close: () => Promise<void>;
};

/** The api with the small restaurant in it. */
export async function startSmallRestaurant(
  options: StartApiOptions = {},
): Promise<SmallRestaurant> {
  const bundle = makeBundleFolder(await aPicture());
  const api = await startApi({ ...options, bundles: [bundle.folder] });
  const entry = await api.deps.catalogue.get('corner');
  if (entry === null) throw new Error('The small restaurant was not imported.');
  return {
    api,
    bundle,
    restaurant_id: entry.restaurant.restaurant_id,
    itemId(name) {
      const items = entry.menus.flatMap((menu) =>
        menu.categories.flatMap((category) => category.items),
      );
      const item = items.find((each) => each.name === name);
      if (item === undefined) throw new Error(`There is no dish ${name}.`);
      return item.item_id;
    },
    async close() {
      bundle.delete();
      await api.close();
    },
  };
}

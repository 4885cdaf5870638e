import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import {
  type CampaignsFile,
  isOwnItem,
  type MenusFile,
  type RestaurantFile,
} from '@comanda/contracts/bundle';
import { readPictureType } from '../media/picture-type';
import type { BundlePicture } from './bundle';
import type { BundleFault } from './fault';
import { insideFolders } from './inside-folder';
import type { YamlSource } from './yaml-source';

const LARGEST_BYTES = 20 * 1024 * 1024;

type Use = {
  readonly source: YamlSource;
  readonly at: readonly PropertyKey[];
  readonly path: string;
};
type Checked<Value> = { readonly source: YamlSource; readonly value: Value } | null;

export type FilesWithPictures = {
  readonly restaurant: Checked<RestaurantFile>;
  readonly menus: Checked<MenusFile>;
  readonly campaigns: Checked<CampaignsFile>;
};

/** Reads every picture that the files name, each once; a missing or unreadable one is a fault where it is named. */
export async function readPictures(
  folders: readonly string[],
  { restaurant, menus, campaigns }: FilesWithPictures,
): Promise<{ pictures: BundlePicture[]; faults: BundleFault[] }> {
  const uses = [
    ...usesInRestaurant(restaurant),
    ...usesInMenus(menus),
    ...usesInCampaigns(campaigns),
  ];
  const pictures = new Map<string, BundlePicture>();
  const faults: BundleFault[] = [];
  for (const { source, at, path } of uses) {
    if (pictures.has(path)) continue;
    const read = await readPicture(folders, path);
    if (typeof read === 'string') faults.push(source.faultAt(at, read));
    else pictures.set(path, read);
  }
  return { pictures: [...pictures.values()], faults };
}

async function readPicture(
  folders: readonly string[],
  path: string,
): Promise<BundlePicture | string> {
  const file = await insideFolders(folders, path);
  if (file === null) return `there is no file ${path} in the folder`;
  if ((await stat(file)).size > LARGEST_BYTES) return `${path} is larger than 20 MB`;
  const bytes = await readFile(file);
  const mime_type = await readPictureType(bytes);
  if (mime_type === null)
    return `${path} is not a picture that can be read; allowed: AVIF, JPEG, PNG, SVG, WebP`;
  if (mime_type === 'too_costly')
    return `${path} takes more than 3 seconds of computing, or 1 GB of memory, to draw; simplify its filters and repetitions, or save it as PNG or WebP`;
  return {
    path,
    mime_type,
    bytes,
    media_hash: createHash('sha256').update(bytes).digest('hex').slice(0, 32),
  };
}

function usesInRestaurant(checked: Checked<RestaurantFile>): Use[] {
  if (checked === null) return [];
  const { source, value } = checked;
  const named: readonly (readonly [readonly PropertyKey[], string | null])[] = [
    [['logo'], value.logo],
    [['second_logo'], value.second_logo],
    [['header_image'], value.header_image],
    [['concierge', 'image'], value.concierge?.image ?? null],
    ...value.gallery.map(({ image }, index) => [['gallery', index, 'image'], image] as const),
  ];
  return named.flatMap(([at, path]) => (path === null ? [] : [{ source, at, path }]));
}

function usesInMenus(checked: Checked<MenusFile>): Use[] {
  if (checked === null) return [];
  const { source, value } = checked;
  return value.menus.flatMap((menu, menuIndex) => {
    const at = ['menus', menuIndex];
    const own = (['image', 'logo'] as const).flatMap((field) => {
      const path = menu[field];
      return path === null ? [] : [{ source, at: [...at, field], path }];
    });
    const items = menu.categories.flatMap((category, categoryIndex) =>
      category.items.flatMap((item, itemIndex) =>
        !isOwnItem(item) || item.image === null
          ? []
          : [
              {
                source,
                at: [...at, 'categories', categoryIndex, 'items', itemIndex, 'image'],
                path: item.image,
              },
            ],
      ),
    );
    return [...own, ...items];
  });
}

function usesInCampaigns(checked: Checked<CampaignsFile>): Use[] {
  if (checked === null) return [];
  const { source, value } = checked;
  return value.campaigns.flatMap(({ image }, index) =>
    image === null ? [] : [{ source, at: ['campaigns', index, 'image'], path: image }],
  );
}

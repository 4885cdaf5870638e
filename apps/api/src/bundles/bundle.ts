import type { Language } from '@comanda/contracts';
import type {
  CampaignsFile,
  MenusFile,
  RestaurantFile,
  TablesFile,
  TranslationsFile,
} from '@comanda/contracts/bundle';

/** A picture of a folder, checked to be one. */
export type BundlePicture = {
  readonly path: string;
  readonly media_hash: string;
  readonly mime_type: string;
  readonly bytes: Uint8Array;
};

/** A film of a folder, checked to be one. */
export type BundleVideo = {
  readonly path: string;
  readonly media_hash: string;
  readonly mime_type: 'video/mp4' | 'video/webm';
  readonly bytes: Uint8Array;
};

/** A restaurant's folder, read and found without fault. */
export type Bundle = {
  readonly restaurant: RestaurantFile;
  readonly menus: MenusFile;
  readonly campaigns: CampaignsFile;
  readonly tables: TablesFile;
  readonly translations: ReadonlyMap<Language, TranslationsFile>;
  readonly pictures: readonly BundlePicture[];
  readonly videos: readonly BundleVideo[];
};

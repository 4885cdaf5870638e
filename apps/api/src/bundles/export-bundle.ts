import { err, ok, type Result } from '@comanda/kernel';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import * as t from '../db/schema/index';
import type { Deps } from '../deps';
import { lostByExport } from './lost-by-export';
import type { Bundle, BundlePicture, BundleVideo } from './bundle';
import { bundleFiles } from './bundle-files';
import { bundleFromRows } from './from-rows';
import { type BundleRows, readStoredRows } from './stored-rows';
import { writeFolder } from './write-folder';

export type ExportRefusal =
  | { readonly code: 'restaurant_not_found' }
  | { readonly code: 'folder_not_writable'; readonly detail: string };

/** Writes a restaurant as the folder that would make it. It is compared with what is stored before a file is written. */
export async function exportBundle(
  deps: Pick<Deps, 'db'>,
  endpoint: string,
  folder: string,
): Promise<Result<{ readonly files: number }, ExportRefusal>> {
  const bundle = await readStoredBundle(deps.db, endpoint);
  if (bundle === null) return err({ code: 'restaurant_not_found' });
  const files = bundleFiles(bundle);
  const written = writeFolder(folder, files);
  if (!written.ok) return err({ code: 'folder_not_writable', detail: written.error });
  return ok({ files: files.size });
}

/** A restaurant at one moment; null when there is none. */
async function readStoredBundle(db: Database, endpoint: string): Promise<Bundle | null> {
  return db.transaction(
    async (tx) => {
      const rows = await readStoredRows(tx, endpoint);
      if (rows === null) return null;
      const bundle = {
        ...bundleFromRows(rows),
        pictures: await readPictures(tx, rows),
        videos: await readVideos(tx, rows),
      };
      const lost = lostByExport(bundle, rows);
      if (lost.length > 0)
        throw new Error(
          `The folder would not bring back what is stored (${lost.join(', ')}). Nothing was written. This is a fault of the program, not of the restaurant.`,
        );
      return bundle;
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readPictures(db: Database, { restaurant }: BundleRows): Promise<BundlePicture[]> {
  const { path, media_hash, mime_type, bytes } = t.media;
  return db
    .select({ path, media_hash, mime_type, bytes })
    .from(t.media)
    .where(eq(t.media.restaurant_id, restaurant.restaurant_id))
    .orderBy(path);
}

async function readVideos(db: Database, { restaurant }: BundleRows): Promise<BundleVideo[]> {
  const { path, media_hash, mime_type, bytes, rank } = t.videos;
  return db
    .select({ path, media_hash, mime_type, bytes })
    .from(t.videos)
    .where(eq(t.videos.restaurant_id, restaurant.restaurant_id))
    .orderBy(rank);
}

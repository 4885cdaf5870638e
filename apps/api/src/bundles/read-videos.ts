import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import type { RestaurantFile } from '@comanda/contracts/bundle';
import { readVideoType } from '../media/video-type';
import type { BundleVideo } from './bundle';
import type { BundleFault } from './fault';
import { insideFolders } from './inside-folder';
import type { YamlSource } from './yaml-source';

const LARGEST_BYTES = 50 * 1024 * 1024;

/** Reads every film that restaurant.yaml lists; a missing or unreadable one, or one listed twice, is a fault where it is named. */
export async function readVideos(
  folders: readonly string[],
  restaurant: { readonly source: YamlSource; readonly value: RestaurantFile } | null,
): Promise<{ videos: BundleVideo[]; faults: BundleFault[] }> {
  const videos = new Map<string, BundleVideo>();
  const faults: BundleFault[] = [];
  if (restaurant === null) return { videos: [], faults };
  for (const [index, { path }] of restaurant.value.videos.entries()) {
    const read = videos.has(path) ? `${path} is listed twice` : await readVideo(folders, path);
    if (typeof read === 'string') {
      faults.push(restaurant.source.faultAt(['videos', index, 'path'], read));
    } else {
      videos.set(path, read);
    }
  }
  return { videos: [...videos.values()], faults };
}

async function readVideo(folders: readonly string[], path: string): Promise<BundleVideo | string> {
  const file = await insideFolders(folders, path);
  if (file === null) return `there is no file ${path} in the folder`;
  if ((await stat(file)).size > LARGEST_BYTES) return `${path} is larger than 50 MB`;
  const bytes = await readFile(file);
  const mime_type = readVideoType(bytes);
  if (mime_type === null) return `${path} is not a film that can be read; allowed: MP4, WebM`;
  const media_hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
  return { path, mime_type, bytes, media_hash };
}

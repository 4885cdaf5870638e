import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createGazetteer, type Gazetteer, type PackedGazetteers } from './gazetteer';

/** Loads the packaged lists in another thread, so that no request waits for it but those that need it. */
export async function loadGazetteer(): Promise<Gazetteer> {
  const worker = new Worker(new URL('./pack-gazetteers.mjs', import.meta.url));
  const [packed] = (await once(worker, 'message')) as [PackedGazetteers]; // what pack-gazetteers.mjs posts
  await worker.terminate();
  return createGazetteer(packed);
}

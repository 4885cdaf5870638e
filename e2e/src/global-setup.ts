import { rm } from 'node:fs/promises';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { dropDatabase } from './database';
import { makeTemplate } from './server';
import { copyToNoon, copyWithoutPictures } from './support/demo-copies';
import { publishTemplate } from './template';

/** Imports the demo restaurant once; every server starts with a copy of the result. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const bundle = await copyToNoon(fromRoot('demo/harbor-burger'));
  const plainBundle = await copyWithoutPictures(bundle);
  const { dataDir, database } = await makeTemplate(bundle);
  publishTemplate({ dataDir, database, bundle, plainBundle });
  return async () => {
    if (database !== null) await dropDatabase(database);
    for (const folder of [dataDir, bundle, plainBundle])
      await rm(folder, { recursive: true, force: true });
  };
}

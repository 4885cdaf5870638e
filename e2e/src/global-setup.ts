import { rm } from 'node:fs/promises';
import { fromRoot } from '../../scripts/lib/paths.mjs';
import { dropDatabase } from './database';
import { makeTemplate } from './server';
import { copyWithoutPictures } from './support/plain-bundle';
import { publishTemplate } from './template';

const DEMO = 'demo/harbor-burger';

/** Imports the demo restaurant once; every house starts with a copy of the result. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const plainBundle = await copyWithoutPictures(fromRoot(DEMO));
  const template = await makeTemplate(DEMO);
  publishTemplate({ ...template, plainBundle });
  return async () => {
    if (template.database !== null) await dropDatabase(template.database);
    for (const folder of [template.dataDir, plainBundle])
      await rm(folder, { recursive: true, force: true });
  };
}

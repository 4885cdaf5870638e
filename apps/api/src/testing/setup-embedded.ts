import { migratedDump } from './migrated-dump';

/** Migrates one embedded database for all test files to copy. */
export async function setup(): Promise<void> {
  await migratedDump();
}

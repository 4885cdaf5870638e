import { mkdir, statfs } from 'node:fs/promises';
import type { Patient } from './examine';
import { type Finding, finding } from './finding';

const MEGABYTE = 1024 * 1024;
const WARN_MEGABYTES = 1024;
const FAIL_MEGABYTES = 100;

/** Room for pictures, and for the database where it is the embedded one. PostgreSQL's own disk is not seen from here. */
export async function examineDisk({ config }: Patient): Promise<Finding[]> {
  await mkdir(config.dataDir, { recursive: true });
  const { bavail, bsize } = await statfs(config.dataDir);
  const megabytes = Math.floor((bavail * bsize) / MEGABYTE);
  const detail = `${megabytes} MB free at ${config.dataDir}`;
  if (megabytes < FAIL_MEGABYTES) return [finding('disk', 'fail', detail)];
  return [finding('disk', megabytes < WARN_MEGABYTES ? 'warn' : 'ok', detail)];
}

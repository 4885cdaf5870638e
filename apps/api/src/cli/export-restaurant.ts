import { resolve } from 'node:path';
import { exportBundle } from '../bundles/export-bundle';
import { readConfig } from '../config';
import type { OperatorCall } from './operator-call';
import { runningServer } from './running-server';
import { withDeps } from './with-deps';

type Exported =
  | { readonly ok: true; readonly files: number }
  | { readonly ok: false; readonly why: string };

/** Writes a restaurant as a folder and prints what came of it; resolves with the exit code. */
export async function exportRestaurant(endpoint: string, folder: string): Promise<number> {
  const config = readConfig(process.env);
  const server = runningServer(config);
  const target = resolve(folder);
  const exported =
    server === null
      ? await withDeps(config, async (deps) => {
          const result = await exportBundle(deps, endpoint, target);
          if (result.ok) return { ok: true, ...result.value } as const;
          const { error } = result;
          return {
            ok: false,
            why: error.code === 'restaurant_not_found' ? notThere(endpoint) : error.detail,
          } as const;
        })
      : await exportThroughServer(server, endpoint, target);
  if (!exported.ok) {
    console.error(`✗ ${endpoint}: ${exported.why}`);
    return 1;
  }
  console.log(`✓ ${endpoint}: ${exported.files} files in ${folder}`);
  return 0;
}

async function exportThroughServer(
  call: OperatorCall,
  endpoint: string,
  folder: string,
): Promise<Exported> {
  const reply = await call('export', { endpoint, folder });
  if (reply.ok) return { ok: true, ...(reply.value as { files: number }) }; // the contract's reply
  const { code, detail, issues } = reply.problem;
  if (code === 'restaurant_not_found') return { ok: false, why: notThere(endpoint) };
  return { ok: false, why: issues?.map(({ message }) => message).join('; ') ?? detail };
}

/** Message for an unknown endpoint. */
export function notThere(endpoint: string): string {
  return `there is no restaurant with the endpoint "${endpoint}"; nothing was written`;
}

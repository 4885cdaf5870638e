import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const USUAL = 'http://localhost:4801';
const NAMED = new RegExp(`^embed_origin: *${USUAL}$`, 'm');

/**
 * A demo restaurant that the sandbox's own page may hold in a frame names that page at its usual port. Gives `work` the folders, with
 * a copy in the place of each such one that names the sandbox where it listens; copies last until `work` is done.
 */
export async function atSandbox(folders, sandboxPort, work) {
  const origin = `http://localhost:${sandboxPort}`;
  if (origin === USUAL) return work(folders);
  const place = mkdtempSync(join(tmpdir(), 'comanda-demo-'));
  try {
    return await work(
      folders.map((folder, index) => {
        const text = readFileSync(join(folder, 'restaurant.yaml'), 'utf8');
        if (!NAMED.test(text)) return folder;
        const copy = join(place, String(index));
        cpSync(folder, copy, { recursive: true });
        writeFileSync(
          join(copy, 'restaurant.yaml'),
          text.replace(NAMED, `embed_origin: ${origin}`),
        );
        return copy;
      }),
    );
  } finally {
    rmSync(place, { recursive: true });
  }
}

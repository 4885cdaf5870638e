import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { LRUCache } from 'lru-cache';
import { LARGEST_WIDTH, LEAST_DRAWING_WIDTH, PICTURE_LIMITS } from './picture-limits';

type Drawable = 'yes' | 'no' | 'too_costly';

/** CPU time, and not the clock's: a busy machine refuses nothing that a quick one takes. */
const MOST_CPU_SECONDS = 3;
const MOST_BYTES = 1024 ** 3;
/** Only for a process that hangs without working. */
const LONGEST_MS = 120_000;

const MOST_REMEMBERED = 1000;
/** The locations of a franchise share their drawings. */
const remembered = new LRUCache<string, Drawable>({ max: MOST_REMEMBERED });

const SCRIPT = fileURLToPath(new URL('./draw-svg.mjs', import.meta.url));
const LIMITS = [
  LEAST_DRAWING_WIDTH,
  LARGEST_WIDTH,
  PICTURE_LIMITS.limitInputPixels,
  MOST_CPU_SECONDS,
  MOST_BYTES,
].map(String);

/** Whether an SVG can be drawn at a bearable cost. Nothing else may look at it before, since even its size may have to be drawn. */
export async function tryDrawing(bytes: Uint8Array): Promise<Drawable> {
  const hash = createHash('sha256').update(bytes).digest('hex');
  const known = remembered.get(hash);
  if (known !== undefined) return known;
  const found = await drawElsewhere(bytes);
  remembered.set(hash, found);
  return found;
}

async function drawElsewhere(bytes: Uint8Array): Promise<Drawable> {
  const child = spawn(process.execPath, [SCRIPT, ...LIMITS], {
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: LONGEST_MS,
    killSignal: 'SIGKILL',
    // Nothing of the server's secrets is near what strangers have drawn.
    env: {},
  });
  // It may end before it has read everything.
  child.stdin.on('error', () => undefined);
  child.stdin.end(bytes);
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null]; // Node's own
  if (signal !== null) return 'too_costly';
  return code === 0 ? 'yes' : 'no';
}

import { randomFillSync } from 'node:crypto';
import { v7 } from 'uuid';

const ID_BYTES = 16;
/** Asking the system for random bytes costs as much as all else about an id, so it is asked for many ids at once. */
const IDS_PER_FILL = 256;

/** Makes UUIDv7s, each greater than the one before. */
export function createIdMaker(now: () => number = Date.now): () => string {
  const bytes = new Uint8Array(ID_BYTES * IDS_PER_FILL);
  let used = bytes.length;
  let msecs = 0;
  let seq = 0;
  return () => {
    if (used === bytes.length) {
      randomFillSync(bytes);
      used = 0;
    }
    const random = bytes.subarray(used, used + ID_BYTES);
    used += ID_BYTES;
    const time = now();
    if (time > msecs) {
      msecs = time;
      // 31 of the 32 bits that count within a millisecond, so that there is always room to count on.
      seq = new DataView(random.buffer, random.byteOffset).getUint32(0) >>> 1;
    } else {
      seq += 1;
    }
    return v7({ random, msecs, seq });
  };
}

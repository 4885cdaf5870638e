// Preloaded into the servers of a house that lives at another time: `node --import`. CLOCK_SHIFT_MS says how far away.
const shift_ms = Number(process.env.CLOCK_SHIFT_MS);
if (!Number.isFinite(shift_ms))
  throw new Error('CLOCK_SHIFT_MS has to be a number of milliseconds.');

const now = Date.now;
globalThis.Date = class extends Date {
  constructor(...parts) {
    if (parts.length === 0) super(now() + shift_ms);
    else super(...parts);
  }

  static now() {
    return now() + shift_ms;
  }
};

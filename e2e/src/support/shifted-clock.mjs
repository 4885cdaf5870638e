// Preloaded into the product of a restaurant that lives at another time: `node --import`. CLOCK_SHIFT_MS says how far away.
import { Server } from 'node:http';

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

// The server's Date header uses the shifted clock.
const emit = Reflect.get(Server.prototype, 'emit');
Server.prototype.emit = function (event, ...parts) {
  if (event === 'request') parts[1].setHeader('date', new Date().toUTCString());
  return Reflect.apply(emit, this, [event, ...parts]);
};

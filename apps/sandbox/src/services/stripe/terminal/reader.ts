import type Stripe from 'stripe';

import type { CardDevice } from '../../../devices/card-device';

/** A card reader that is registered with Stripe, and the device it is. */
export type Reader = {
  readonly id: string;
  readonly label: string;
  readonly serial_number: string;
  readonly location: string;
  readonly metadata: Readonly<Record<string, string>>;
  /** The account it was registered with; undefined = every account of the sandbox has it on its counter. */
  readonly account: string | null | undefined;
  readonly device: CardDevice;
};

/** A reader as the API shows it. */
export function readerView(reader: Reader, now: number): Stripe.Terminal.Reader {
  const { id, label, serial_number, location, metadata, device } = reader;
  return {
    id,
    object: 'terminal.reader',
    action: null,
    device_sw_version: '2.36.0',
    device_type: 'simulated_wisepos_e',
    ip_address: '127.0.0.1',
    label,
    last_seen_at: now * 1000,
    livemode: false,
    location,
    metadata: { ...metadata },
    serial_number,
    status: device.state === 'offline' ? 'offline' : 'online',
  };
}

import type { FastifyInstance } from 'fastify';

import type { CardAction, CardDevice } from './card-device';

const DEFAULT_CARD = '4111111111111111';

type PresentBody = Partial<CardAction> | null;
type DeviceParams = { Params: { id: string } };

const presentSchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: {
    number: { type: 'string', pattern: '^\\d{12,19}$' },
    entry: { enum: ['tap', 'insert'] },
    outcome: { enum: ['approve', 'decline'] },
  },
} as const;

/** The card readers in one's hand: what they show, and what a person can do with them. */
export function registerDevices(app: FastifyInstance, listed: () => readonly CardDevice[]): void {
  app.get('/_control/devices', () => ({ devices: listed().map(viewOf) }));
  app.post<DeviceParams & { Body: PresentBody }>(
    '/_control/devices/:id/present',
    { schema: { body: presentSchema } },
    (request, reply) => {
      const device = find(listed(), request.params.id);
      if (!device) return reply.code(404).send();
      const { number = DEFAULT_CARD, entry = 'tap', outcome = 'approve' } = request.body ?? {};
      const isTaken = device.present({ number, entry, outcome });
      return reply.code(isTaken ? 200 : 409).send(viewOf(device));
    },
  );
  const acts: Readonly<Record<string, (device: CardDevice) => void>> = {
    cancel: (device) => void device.cancel('customer'),
    unplug: (device) => device.unplug(),
    plug: (device) => device.plugIn(),
  };
  for (const [name, act] of Object.entries(acts)) {
    app.post<DeviceParams>(`/_control/devices/:id/${name}`, (request, reply) => {
      const device = find(listed(), request.params.id);
      if (!device) return reply.code(404).send();
      act(device);
      return viewOf(device);
    });
  }
}

function find(devices: readonly CardDevice[], id: string): CardDevice | undefined {
  return devices.find((device) => device.id === id);
}

function viewOf({ id, label, service, state, display, result }: CardDevice): object {
  return { id, label, service, state, display, result };
}

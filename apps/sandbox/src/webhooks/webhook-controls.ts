import type { FastifyInstance } from 'fastify';

import type { DeliveryMatch, DeliveryRule } from './delivery-rules';
import type { WebhookQueue } from './webhook-queue';

type RuleBody = Partial<DeliveryRule> & { readonly url?: string };
type ReleaseBody = { readonly order?: 'held' | 'reverse'; readonly match?: DeliveryMatch } | null;

const matchSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    type: { type: 'string' },
    metadata: { type: 'object', additionalProperties: { type: 'string' } },
  },
} as const;

const ruleSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    mode: { enum: ['deliver', 'drop', 'duplicate', 'delay', 'hold', 'reorder'] },
    delay_ms: { type: 'integer', minimum: 0, maximum: 86_400_000 },
    match: matchSchema,
    url: { type: 'string', pattern: '^https?://' },
  },
} as const;

const releaseSchema = {
  type: ['object', 'null'],
  additionalProperties: false,
  properties: { order: { enum: ['held', 'reverse'] }, match: matchSchema },
} as const;

const listSchema = {
  type: 'object',
  properties: { limit: { type: 'integer', minimum: 1, maximum: 1000, default: 100 } },
} as const;

/** How tests look at deliveries and decide what becomes of them. */
export function registerWebhookControls(
  app: FastifyInstance,
  service: string,
  queue: WebhookQueue,
): void {
  const path = `/_control/${service}/webhooks`;
  app.get<{ Querystring: { limit: number } }>(
    path,
    { schema: { querystring: listSchema } },
    (request) => ({
      url: queue.url,
      rules: queue.rules.list(),
      deliveries: queue.recent(request.query.limit).map(({ payload: _payload, ...shown }) => shown),
    }),
  );
  app.post<{ Body: RuleBody }>(path, { schema: { body: ruleSchema } }, (request) => {
    const { url, mode, ...rest } = request.body;
    if (url !== undefined) queue.url = url;
    if (mode !== undefined) queue.rules.set({ ...rest, mode });
    return { url: queue.url, rules: queue.rules.list() };
  });
  app.post<{ Body: ReleaseBody }>(
    `${path}/release`,
    { schema: { body: releaseSchema } },
    (request) => ({
      released: queue.release(request.body?.order ?? 'held', request.body?.match),
    }),
  );
}

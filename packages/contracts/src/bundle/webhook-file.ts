import { z } from 'zod';

/** Receiver of a restaurant's order events. */
export const webhookFileSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  secret: z
    .string()
    .min(24)
    .max(200)
    .describe('Signs what is sent (Standard Webhooks); any long random text'),
});

export type WebhookFile = z.infer<typeof webhookFileSchema>;

import { z } from 'zod';

/** Who is told of a restaurant's orders. */
export const webhookFileSchema = z.strictObject({
  url: z.url({ protocol: /^https?$/ }),
  secret: z
    .string()
    .min(24)
    .max(200)
    .describe('Signs what is sent (Standard Webhooks); any long random text'),
});

export type WebhookFile = z.infer<typeof webhookFileSchema>;

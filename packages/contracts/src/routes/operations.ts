import { z } from 'zod';
import { endpointSchema } from '../entities/primitives';
import { calls } from '../calls';
import { defineRoute } from './define-route';

const healthReply = z.strictObject({
  status: z.literal('ok'),
  version: z.string(),
  commit: z.string().describe('Of which source it was built, or unknown'),
});

export const operationRoutes = {
  getLiveness: defineRoute({
    ...calls.getLiveness,
    summary: 'The process runs',
    area: 'operations',
    audience: 'public',
    reply: healthReply,
    errors: [],
  }),
  getReadiness: defineRoute({
    ...calls.getReadiness,
    summary: 'The process can take orders: the database answers',
    area: 'operations',
    audience: 'public',
    reply: healthReply,
    errors: ['unavailable'],
  }),
  importBundle: defineRoute({
    ...calls.importBundle,
    summary:
      'Applies a restaurant’s folder while the server runs; for the command line on the same machine',
    area: 'operations',
    audience: 'operator',
    body: z.strictObject({
      folder: z.string().min(1),
      replace: z
        .boolean()
        .default(false)
        .describe(
          'Also changes an existing restaurant’s name, PINs, payment accounts, webhook and printed table codes',
        ),
      older: z
        .boolean()
        .default(false)
        .describe('Also applies a folder that was exported before the one that was imported last'),
    }),
    reply: z.strictObject({
      restaurant_id: z.string(),
      endpoint: z.string(),
      counts: z.record(z.string(), z.int()),
    }),
    errors: [],
  }),
  exportBundle: defineRoute({
    ...calls.exportBundle,
    summary:
      'Writes a restaurant as a folder while the server runs; for the command line on the same machine',
    area: 'operations',
    audience: 'operator',
    body: z.strictObject({
      endpoint: endpointSchema,
      folder: z.string().min(1).describe('An absolute path; refused when something is in it'),
    }),
    reply: z.strictObject({ files: z.int() }),
    errors: ['restaurant_not_found'],
  }),
  forgetNumber: defineRoute({
    ...calls.forgetNumber,
    summary:
      'Blanks what the guests with a phone number said of themselves; for the command line on the same machine',
    area: 'operations',
    audience: 'operator',
    body: z.strictObject({ phone_number: z.e164() }),
    reply: z.strictObject({ guests: z.int() }),
    errors: [],
  }),
  examineServer: defineRoute({
    ...calls.examineServer,
    summary: 'Looks at everything that has to be right; for the command line on the same machine',
    area: 'operations',
    audience: 'operator',
    body: z.strictObject({}),
    reply: z.strictObject({
      findings: z.array(
        z.strictObject({
          name: z.string(),
          verdict: z.enum(['ok', 'warn', 'fail']),
          detail: z.string(),
        }),
      ),
    }),
    errors: [],
  }),
} as const;

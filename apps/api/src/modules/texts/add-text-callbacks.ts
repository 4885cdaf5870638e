import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { TextStatus } from '../../db/schema/texts';
import { text_messages } from '../../db/schema/index';
import type { Deps } from '../../deps';
import { sendRefusal } from '../../http/refusal';
import type { SentText, TextProgress } from '../../texts/text-service';

const PATH = '/api/webhooks/twilio';
const FORM = 'application/x-www-form-urlencoded';
const paramsSchema = z.object({ restaurant_id: z.uuid(), text_id: z.uuid() });

/** From where each piece of news may move a text: never back, and nowhere from an end. */
const BEFORE: Readonly<Record<TextProgress, readonly TextStatus[]>> = {
  SENT: ['WAITING', 'UNKNOWN'],
  DELIVERED: ['WAITING', 'UNKNOWN', 'SENT'],
  FAILED: ['WAITING', 'UNKNOWN', 'SENT'],
};

/**
 * Takes what Twilio tells of texts. That it tells anything proves that it took the text in, even where its answer was lost.
 * What is not signed leaves no trace.
 */
export function addTextCallbacks(app: FastifyInstance, deps: Deps): void {
  const { texts } = deps;
  if (texts === null) return;
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    );
    scope.post(`${PATH}/:restaurant_id/:text_id`, async (request, reply) => {
      const params = paramsSchema.safeParse(request.params);
      const signature = request.headers['x-twilio-signature'];
      if (!params.success || typeof signature !== 'string' || typeof request.body !== 'string')
        return refuse();
      const form = new URLSearchParams(request.body);
      // As we gave it to the service, whatever name a proxy in between gave us.
      const url = `${deps.config.publicUrl}${PATH}/${params.data.restaurant_id}/${params.data.text_id}`;
      const news = texts.texts.readCallback({ url, form, signature });
      if (news === null) return refuse();
      await keepNews(deps, params.data, news);
      return reply.code(204).send();

      function refuse() {
        return sendRefusal(reply, { code: 'invalid_input', detail: 'The signature is not valid.' });
      }
    });
    done();
  });
}

async function keepNews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { restaurant_id, text_id }: z.infer<typeof paramsSchema>,
  { provider_ref, progress, error_code }: SentText,
): Promise<void> {
  await db
    .update(text_messages)
    .set({ status: progress, provider_ref, error_code, updated_at: clock.now() })
    .where(
      and(
        eq(text_messages.restaurant_id, restaurant_id),
        eq(text_messages.text_id, text_id),
        inArray(text_messages.status, [...BEFORE[progress]]),
      ),
    );
}

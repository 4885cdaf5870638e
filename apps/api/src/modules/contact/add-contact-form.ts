import { dirname } from 'node:path';
import { CONTACT_TRAP_FIELD, type Language, LANGUAGES } from '@comanda/contracts';
import { contactSchema } from '@comanda/contracts/schemas';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { sendRefusal } from '../../http/refusal';
import { callerOf } from '../../plugins/limits/caller-of';
import { countKept } from '../../plugins/limits/kept-counter';
import { LIMITS } from '../../plugins/limits/limits';
import { secondsLeft, windowAt } from '../../plugins/limits/window';
import { contentSecurityPolicy } from '../../surfaces/content-security-policy';
import { type ContactState, createContactPageLoader } from './contact-page';
import { keepContact } from './keep-contact';

const FORM = 'application/x-www-form-urlencoded';

/**
 * Takes the contact form as a browser without script sends it: 303 to the page that thanks, 422 with the same page and its
 * faults, 429 with the same page when too many came from one address. A message from a program is thanked for and not kept.
 */
export function addContactForm(app: FastifyInstance, deps: Deps): void {
  const { surfacesFile, publicUrl } = deps.config;
  const loadPage =
    surfacesFile === null ? null : createContactPageLoader(dirname(surfacesFile), publicUrl);
  void app.register((scope, _options, done) => {
    scope.addContentTypeParser(
      FORM,
      { parseAs: 'string' },
      async (_request: FastifyRequest, body: string) => body,
    );
    scope.post('/api/contact/form', async (request, reply) => {
      if (typeof request.body !== 'string') return refuse(reply);
      if (loadPage === null) return sendRefusal(reply, { code: 'not_found' });
      const page = await loadPage();
      const fields = new URLSearchParams(request.body);
      const typed = typedIn(fields);
      const spoken = languageOf(fields.get('language'));
      if (fields.get(CONTACT_TRAP_FIELD)) return thank(reply, spoken);
      const form = contactSchema.safeParse(typed);
      if (!form.success) return send(422, { typed, faults: page.findFaults(typed) });
      const wait = await secondsToWait(deps, request);
      if (wait > 0) {
        void reply.header('retry-after', String(wait));
        return send(429, { typed, isLimited: true });
      }
      await keepContact(deps, form.data);
      return thank(reply, spoken);

      async function send(status: number, state: ContactState) {
        const html = await page.draw(spoken, state);
        return reply
          .code(status)
          .header('content-type', 'text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .header('content-security-policy', contentSecurityPolicy(html, deps.config))
          .send(html);
      }
    });
    done();
  });
}

function refuse(reply: FastifyReply) {
  return sendRefusal(reply, { code: 'invalid_input', detail: 'The contact form is urlencoded.' });
}

/** Reads the fields of the form, and no others. A line break is sent as two characters and counts as one. */
function typedIn(fields: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(contactSchema.shape).flatMap((name) => {
      const value = fields.get(name);
      return value === null ? [] : [[name, value.replaceAll('\r\n', '\n')]];
    }),
  );
}

function languageOf(given: string | null): Language {
  return LANGUAGES.find((language) => language === given) ?? 'en';
}

function thank(reply: FastifyReply, language: Language) {
  return reply.redirect(`${language === 'en' ? '' : `/${language}`}/contact/complete`, 303);
}

/** Counts a message together with those of the JSON call; 0 = it may be kept. */
async function secondsToWait(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  request: FastifyRequest,
): Promise<number> {
  const now = clock.now();
  for (const limit of LIMITS.sendContact ?? []) {
    const window = windowAt(now, 'sendContact', limit, callerOf(request));
    if ((await countKept(db, window)) > limit.most) return secondsLeft(window, limit, now);
  }
  return 0;
}

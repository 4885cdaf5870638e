import type { FastifyInstance, FastifyRequest } from 'fastify';

import type { FaultBox } from '../../../faults/fault-box';
import { serveFaulty } from '../../../faults/serve-faulty';
import type { Answer } from '../../../faults/serve-faulty';
import { readFormBodies } from '../../../wire/form-bodies';
import { checkMessage } from '../messages/check-message';
import { messageResource } from '../messages/message';
import type { TwilioState } from '../twilio-state';
import { verificationResource } from '../verify/verification';
import type { Verification } from '../verify/verification';
import { isAuthentic } from './authenticate';
import { authenticationFailed, errorAnswer, jsonAnswer, notFound } from './twilio-error';

/** Where the service's paths begin on the sandbox's origin. */
export const TWILIO_PREFIX = '/twilio';

type Call = {
  readonly form: URLSearchParams;
  readonly query: URLSearchParams;
  readonly params: Readonly<Record<string, string>>;
  /** As Twilio names it in its answers. */
  readonly path: string;
};
type Route = readonly [method: 'GET' | 'POST', path: string, work: (call: Call) => Answer];

/** Serves Programmable Messaging (2010-04-01) and Verify (v2), one origin for both. */
export function registerTwilioApi(
  app: FastifyInstance,
  state: TwilioState,
  faults: FaultBox,
): void {
  readFormBodies(app);
  for (const [method, path, work] of routesOf(state)) {
    app.route({
      method,
      url: TWILIO_PREFIX + path,
      handler: (request, reply) => {
        const call = readCall(request);
        const isKnown = isAuthentic(state.settings, request.headers.authorization);
        return serveFaulty(request, reply, {
          faults,
          metadata: () => ({ to: call.form.get('To') ?? '' }),
          work: () => (isKnown ? work(call) : errorAnswer(authenticationFailed())),
          refuse: (status) =>
            errorAnswer({ status, code: 20500, message: 'Internal Server Error' }),
        });
      },
    });
  }
}

function routesOf(state: TwilioState): readonly Route[] {
  const { accountSid, verifyServiceSid } = state.settings;
  const messages = `/2010-04-01/Accounts/${accountSid}/Messages`;
  const verify = `/v2/Services/${verifyServiceSid}`;

  function shown(verification: Verification): object {
    return verificationResource(verification, { accountSid, serviceSid: verifyServiceSid });
  }

  return [
    ['POST', `${messages}.json`, ({ form }) => sendMessage(state, form)],
    ['GET', `${messages}.json`, ({ query }) => listMessages(state, query)],
    [
      'GET',
      `${messages}/:file`,
      ({ params, path }) => {
        const message = state.find(params['file']?.replace(/\.json$/, '') ?? '');
        return message
          ? jsonAnswer(200, messageResource(message, accountSid))
          : errorAnswer(notFound(path));
      },
    ],
    [
      'POST',
      `${verify}/Verifications`,
      ({ form }) => {
        const started = state.verifications.start(form, state.newSid('VE'), state.now());
        if (!started.ok) return errorAnswer(started.error);
        const { verification, code } = started.value;
        state.accept({
          to: verification.to,
          from: null,
          messaging_service_sid: null,
          status_callback: null,
          body: `Your ${state.settings.friendlyName} verification code is: ${code}`,
        });
        return jsonAnswer(201, shown(verification));
      },
    ],
    [
      'GET',
      `${verify}/Verifications/:sid`,
      ({ params, path }) => {
        const verification = state.verifications.find(params['sid'] ?? '');
        return verification ? jsonAnswer(200, shown(verification)) : errorAnswer(notFound(path));
      },
    ],
    [
      'POST',
      `${verify}/Verifications/:sid`,
      ({ form, params, path }) => {
        const cancelled = state.verifications.cancel(form, params['sid'] ?? '', path);
        return cancelled.ok
          ? jsonAnswer(200, shown(cancelled.value))
          : errorAnswer(cancelled.error);
      },
    ],
    [
      'POST',
      `${verify}/VerificationCheck`,
      ({ form, path }) => {
        const checked = state.verifications.check(form, path, state.now());
        return checked.ok ? jsonAnswer(200, shown(checked.value)) : errorAnswer(checked.error);
      },
    ],
  ];
}

function sendMessage(state: TwilioState, form: URLSearchParams): Answer {
  const refusal = checkMessage(form);
  if (refusal) return errorAnswer(refusal);
  const message = state.accept({
    to: form.get('To') ?? '',
    from: form.get('From'),
    messaging_service_sid: form.get('MessagingServiceSid'),
    status_callback: form.get('StatusCallback'),
    body: form.get('Body') ?? '',
  });
  return jsonAnswer(201, messageResource(message, state.settings.accountSid));
}

/** One page of the texts, newest first: to one number, sent on a day or later (`DateSent>`). */
function listMessages(state: TwilioState, query: URLSearchParams): Answer {
  const { accountSid } = state.settings;
  const [to, day] = [query.get('To'), query.get('DateSent>')];
  const most = Number(query.get('PageSize') ?? 50);
  const found = state
    .messages()
    .filter((message) => to === null || message.to === to)
    .filter(({ created }) => day === null || created >= new Date(day))
    .slice(0, most);
  return jsonAnswer(200, {
    messages: found.map((message) => messageResource(message, accountSid)),
    page: 0,
    page_size: most,
    next_page_uri: null,
  });
}

function readCall(request: FastifyRequest): Call {
  const [path = '', query = ''] = (request.raw.url ?? '').split('?', 2);
  const text = typeof request.body === 'string' ? request.body : query;
  return {
    form: new URLSearchParams(text),
    query: new URLSearchParams(query),
    params: request.params as Readonly<Record<string, string>>, // the route's own
    path: path.slice(TWILIO_PREFIX.length),
  };
}

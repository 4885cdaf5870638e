import type { JsonObject } from './complete-document';

/** Path parameters by name: the format of each. */
const ID: JsonObject = { type: 'string', format: 'uuid' };
const PROBLEM: JsonObject = {
  description: 'A problem',
  content: {
    'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
  },
};

type Operation = {
  readonly id: string;
  readonly tag: string;
  readonly summary: string;
  readonly params?: Readonly<Record<string, JsonObject>>;
  readonly query?: Readonly<Record<string, JsonObject>>;
  /** The media type of what is sent to it. */
  readonly takes?: string;
  readonly responses: JsonObject;
};

/**
 * Paths that do not speak JSON by the route table: streams, files, and what other services call.
 * A webhook is listed whether or not its service is configured.
 */
export const otherPaths: JsonObject = {
  '/events': {
    get: operation({
      id: 'streamEvents',
      tag: 'events',
      summary: 'Streams what changes, as it changes; ids let a client ask for what it missed',
      query: {
        topics: {
          type: 'string',
          maxLength: 2000,
          description:
            'restaurant:{id}, guest:{id}, table:{id}, device:{id}, board:{restaurant_id} and screen:{restaurant_id}, separated by commas; the session decides which',
        },
        last_event_id: { type: 'string', maxLength: 100, description: 'In place of Last-Event-ID' },
      },
      responses: { 200: content('Events, until either side closes', 'text/event-stream') },
    }),
  },
  '/media/{restaurant_id}/{file}': {
    get: operation({
      id: 'loadMedia',
      tag: 'media',
      summary: 'A picture ({hash}-{width}.avif or .webp) or a film ({hash}.mp4 or .webm, in parts)',
      params: { restaurant_id: ID, file: { type: 'string' } },
      responses: {
        200: content('The file', 'image/avif', 'image/webp', 'video/mp4', 'video/webm'),
        206: content('A part of a film', 'video/mp4', 'video/webm'),
      },
    }),
  },
  '/media/{restaurant_id}/{kind}/{file}': {
    get: operation({
      id: 'findPicture',
      tag: 'media',
      summary: 'Leads to the picture that an item or a menu has now, by {id}.jpeg',
      params: {
        restaurant_id: ID,
        kind: { type: 'string', enum: ['items', 'menus'] },
        file: { type: 'string' },
      },
      responses: { 302: { description: 'The picture’s own address' } },
    }),
  },
  '/contact/form': {
    post: operation({
      id: 'sendContactForm',
      tag: 'contact',
      summary:
        'Takes the contact form from a browser without script; 422 and 429 answer with the page',
      takes: 'application/x-www-form-urlencoded',
      responses: {
        303: { description: 'The page that thanks' },
        422: { description: 'The same page with its faults' },
        429: { description: 'The same page: too many messages' },
      },
    }),
  },
  '/metrics': {
    get: operation({
      id: 'loadMetrics',
      tag: 'operations',
      summary: 'Counters for Prometheus; for this machine, the operator and the metrics token',
      responses: { 200: content('The counters', 'text/plain') },
    }),
  },
  '/payments/bambora/{provider_ref}/return': {
    post: operation({
      id: 'returnFromBank',
      tag: 'payments',
      summary: 'Where a bank’s page sends the browser after 3-D Secure',
      params: { provider_ref: { type: 'string' } },
      takes: 'application/x-www-form-urlencoded',
      responses: { 303: { description: 'The page of the payment' } },
    }),
  },
  ...Object.fromEntries(
    ['stripe', 'nuvei', 'nmi'].flatMap((name) => [
      [`/webhooks/${name}`, { post: webhook(name, `${name}Webhook`) }],
      [
        `/webhooks/${name}/{restaurant_id}`,
        { post: webhook(name, `${name}RestaurantWebhook`, { restaurant_id: ID }) },
      ],
    ]),
  ),
  ...Object.fromEntries(
    ['nash', 'doordash'].map((name) => [
      `/webhooks/${name}`,
      { post: webhook(name, `${name}Webhook`) },
    ]),
  ),
  '/webhooks/twilio/{restaurant_id}/{text_id}': {
    post: operation({
      id: 'twilioWebhook',
      tag: 'webhooks',
      summary: 'Takes what became of a text, signed by Twilio',
      params: { restaurant_id: ID, text_id: ID },
      takes: 'application/x-www-form-urlencoded',
      responses: { 204: { description: 'Taken' } },
    }),
  },
};

function webhook(name: string, id: string, params?: Operation['params']): JsonObject {
  return operation({
    id,
    tag: 'webhooks',
    summary: `Takes the events of ${name}; what is not signed by it is refused`,
    ...(params === undefined ? {} : { params }),
    takes: name === 'nuvei' ? 'application/x-www-form-urlencoded' : 'application/json',
    responses: { 200: { description: 'Taken; how the payment or delivery stands is looked up' } },
  });
}

function operation({
  id,
  tag,
  summary,
  params = {},
  query = {},
  takes,
  responses,
}: Operation): JsonObject {
  const parameters = [
    ...Object.entries(params).map(([name, schema]) => parameter(name, 'path', true, schema)),
    ...Object.entries(query).map(([name, schema]) =>
      parameter(name, 'query', name === 'topics', schema),
    ),
  ];
  return {
    operationId: id,
    summary,
    tags: [tag],
    ...(parameters.length === 0 ? {} : { parameters }),
    ...(takes === undefined
      ? {}
      : { requestBody: { required: true, content: { [takes]: { schema: {} } } } }),
    responses: { ...responses, default: PROBLEM },
  };
}

function parameter(
  name: string,
  place: 'path' | 'query',
  required: boolean,
  schema: JsonObject,
): JsonObject {
  return { name, in: place, required, schema };
}

function content(description: string, ...types: readonly string[]): JsonObject {
  return {
    description,
    content: Object.fromEntries(types.map((type) => [type, { schema: { type: 'string' } }])),
  };
}

import type { ErrorCode } from '@comanda/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../deps';
import { sendRefusal } from '../http/refusal';
import type { Principal } from '../http/principal';
import { openEventStream } from './event-stream';
import { createHub } from './hub';
import { networkOf } from '../plugins/limits/address';
import { createPlaces, type Listener, type PlaceLimits } from './places';
import { channelsFor, readTopics } from './topics';

/** A restaurant's guests may all call from one network, and a party's phones have a stream each. */
const PLACES: PlaceLimits = { most: 5000, keptForRestaurant: 500, perNetwork: 500, perSession: 60 };
/** An EventSource that is made anew cannot send the header; its client puts the id into the address. */
const querySchema = z.strictObject({
  topics: z.string().min(1).max(2000),
  last_event_id: z.string().max(100).optional(),
});

/** GET /api/events?topics=…: what changes, as it changes. One per client; topics by what its sessions allow. */
export function addEventStream(
  app: FastifyInstance,
  deps: Deps,
): { readonly openStreams: () => number } {
  const hub = createHub(deps.events);
  const places = createPlaces(PLACES);
  // Streams never end by themselves, and a server that closes waits for its requests.
  app.addHook('preClose', async () => hub.close());

  const options = {
    schema: { querystring: querySchema, hide: true },
    config: { asksWhoItIs: true, isAlwaysAdmitted: true },
  };
  app.get('/api/events', options, async (request, reply) => {
    const query = request.query as z.infer<typeof querySchema>; // validated by the schema
    const topics = readTopics(query.topics);
    if (topics === null) {
      const message =
        'Topics are restaurant:{id}, guest:{id}, table:{id}, device:{id}, board:{restaurant_id} and screen:{restaurant_id}, separated by commas.';
      return sendRefusal(reply, {
        code: 'invalid_input',
        issues: [{ path: 'querystring.topics', message }],
      });
    }
    const channels = await channelsFor(deps.db, request.principals, topics);
    if (channels === null) {
      return sendRefusal(reply, {
        code: whyNotHeard(request),
      });
    }
    const place = places.take(listenerOf(request));
    if (place === 'full') return sendRefusal(reply, { code: 'unavailable', retry_after: 30 });
    if (place === null) return sendRefusal(reply, { code: 'rate_limited', retry_after: 30 });
    reply.hijack();
    // Nothing would tell any more of the end of one who left meanwhile.
    if (reply.raw.destroyed) {
      place();
      return reply;
    }
    const stream = openEventStream(reply.raw, () => {
      hub.remove(stream);
      place();
    });
    const last_event_id = lastEventId(request) ?? query.last_event_id ?? null;
    hub.add(stream, { channels, leaves: leavesOf(request.principals), last_event_id });
    return reply;
  });
  return { openStreams: () => hub.size() };
}

function listenerOf({ came_from, principals }: FastifyRequest): Listener {
  return {
    network: networkOf(came_from),
    sessions: principals.flatMap((each) => (each.role === 'guest' ? [each.table_session_id] : [])),
    isOfRestaurant: principals.some(({ role }) => role === 'staff' || role === 'device'),
  };
}

/** Last event id the client sends: an id that we never sent counts as too old. */
function lastEventId({ headers }: FastifyRequest): string | undefined {
  return [headers['last-event-id']].flat()[0];
}

function whyNotHeard({ principals, isSessionOver }: FastifyRequest): ErrorCode {
  if (isSessionOver) return 'table_session_closed';
  return principals.length === 0 ? 'unauthorized' : 'not_found';
}

function leavesOf(principals: readonly Principal[]): string[] {
  return principals.flatMap((each) => {
    if (each.role === 'guest') return [each.table_session_id];
    return each.role === 'operator' ? [] : [each.token_hash];
  });
}

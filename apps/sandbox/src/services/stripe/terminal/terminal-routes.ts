import { err, ok } from '@comanda/kernel';

import { newId } from '../../../ids';
import { badRequest, missing, missingReference } from '../wire/failure';
import type { FormMap } from '../wire/form';
import { mergeMetadata, metadataChange } from '../wire/metadata';
import { pageLimit } from '../wire/page-params';
import { accepted, listOf, oneOf, required, text } from '../wire/params';
import { route } from '../wire/route';
import type { StripeRoute } from '../wire/route';
import { readerView } from './reader';

const locationParams = {
  address: required(accepted),
  display_name: required(text),
  expand: listOf(text),
  metadata: metadataChange,
};

const readerParams = {
  expand: listOf(text),
  label: text,
  location: required(text),
  metadata: metadataChange,
  registration_code: required(text),
};

/** The part of Stripe Terminal that a restaurant's server uses. */
export const terminalRoutes: readonly StripeRoute[] = [
  route({
    method: 'POST',
    path: '/v1/terminal/connection_tokens',
    access: 'secret',
    params: { expand: listOf(text), location: text },
    handle: (call, { location }) => {
      const { terminals } = call;
      if (location !== undefined && !terminals.hasLocation(location)) {
        return err(missingReference('location', location, 'location'));
      }
      const secret = terminals.newToken(call.account.id, location, call.now);
      const scope = location === undefined ? {} : { location };
      return ok({ object: 'terminal.connection_token', ...scope, secret });
    },
  }),
  route({
    method: 'POST',
    path: '/v1/terminal/locations',
    access: 'secret',
    params: locationParams,
    handle: (call, params) => {
      const given: FormMap =
        typeof params.address === 'string' ? new Map<string, string>() : params.address;
      const country = given.get('country');
      if (typeof country !== 'string') {
        const message = 'Missing required param: address[country].';
        return err(badRequest(message, { code: 'parameter_missing', param: 'address[country]' }));
      }
      const location = {
        id: newId('tml'),
        object: 'terminal.location' as const,
        address: {
          city: textOf(given.get('city')),
          country,
          line1: textOf(given.get('line1')),
          line2: textOf(given.get('line2')),
          postal_code: textOf(given.get('postal_code')),
          state: textOf(given.get('state')),
        },
        display_name: params.display_name,
        livemode: false,
        metadata: mergeMetadata({}, params.metadata),
      };
      call.terminals.addLocation(location);
      return ok(location);
    },
  }),
  route({
    method: 'GET',
    path: '/v1/terminal/locations',
    access: 'secret',
    params: { expand: listOf(text), limit: pageLimit },
    handle: (call, { limit = 10 }) => {
      const all = call.terminals.locations();
      const data = all.slice(0, limit);
      const has_more = all.length > limit;
      return ok({ object: 'list', data, has_more, url: '/v1/terminal/locations' });
    },
  }),
  route({
    method: 'POST',
    path: '/v1/terminal/readers',
    access: 'secret',
    params: readerParams,
    handle: (call, params) => {
      const { terminals } = call;
      if (!terminals.hasLocation(params.location)) {
        return err(missingReference('location', params.location, 'location'));
      }
      if (!params.registration_code.startsWith('simulated-')) {
        const message = `Invalid registration code: ${params.registration_code}. The sandbox registers simulated readers, e.g. with simulated-wpe.`;
        return err(badRequest(message, { param: 'registration_code' }));
      }
      const reader = terminals.register({
        label: params.label ?? 'Simulated reader',
        location: params.location,
        metadata: mergeMetadata({}, params.metadata),
        account: call.account.id,
      });
      return ok(readerView(reader, call.now));
    },
  }),
  route({
    method: 'GET',
    path: '/v1/terminal/readers',
    access: 'secret',
    params: {
      device_type: text,
      ending_before: text,
      expand: listOf(text),
      limit: pageLimit,
      location: text,
      serial_number: text,
      starting_after: text,
      status: oneOf('offline', 'online'),
    },
    handle: (call, params) => {
      const found = call.terminals
        .readersOf(call.account.id)
        .filter(({ location }) => params.location === undefined || location === params.location)
        .map((reader) => readerView(reader, call.now))
        .filter(({ status }) => params.status === undefined || status === params.status);
      const limit = params.limit ?? 10;
      const data = found.slice(0, limit);
      const has_more = found.length > limit;
      return ok({ object: 'list', data, has_more, url: '/v1/terminal/readers' });
    },
  }),
  route({
    method: 'GET',
    path: '/v1/terminal/readers/:id',
    access: 'secret',
    params: { expand: listOf(text) },
    handle: (call, _params, id) => {
      const reader = call.terminals.readersOf(call.account.id).find((each) => each.id === id);
      return reader
        ? ok(readerView(reader, call.now))
        : err(missing('terminal.reader', id, 'reader'));
    },
  }),
];

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

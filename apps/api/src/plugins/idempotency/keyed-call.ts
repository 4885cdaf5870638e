import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Principal } from '../../http/principal';

/** One intent of one caller: where its reply is kept, and what exactly was asked. */
export type KeyedCall = {
  readonly scope: string;
  readonly idempotency_key: string;
  readonly request_hash: string;
};

/** Name of a call before its caller is known. */
export type CallName = { readonly operation: string; readonly idempotency_key: string };

const UUID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

/** Reads the operation and the key of a call, or null when it has none that is a UUID. */
export function readCallName({ headers, routeOptions }: FastifyRequest): CallName | null {
  const key = headers['idempotency-key'];
  if (typeof key !== 'string' || !UUID.test(key)) return null;
  const { operationId = '' } = routeOptions.config;
  return { operation: operationId, idempotency_key: key.toLowerCase() };
}

/** The call with who makes it: a key counts for one caller and one operation. */
export function readKeyedCall(request: FastifyRequest): KeyedCall | null {
  const name = readCallName(request);
  return (
    name && {
      scope: `${name.operation}:${nameOf(request.principal)}`,
      idempotency_key: name.idempotency_key,
      request_hash: createHash('sha256')
        // Parsed input has its fields in the schema's order, whatever order the client sent.
        .update(JSON.stringify([request.params, request.query, request.body]))
        .digest('base64url'),
    }
  );
}

function nameOf(principal: Principal | null): string {
  switch (principal?.role) {
    case 'guest':
      return principal.table_session_id;
    case 'staff':
      return principal.staff_id;
    case 'device':
      return principal.device_id;
    case 'operator':
      return 'operator';
    case undefined:
      return 'anyone';
  }
}

import { randomUUID } from 'node:crypto';

import type { Answer } from '../../../faults/serve-faulty';

/** A refusal with the word by which Nash documents it. */
export type NashError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: readonly { readonly field: string; readonly message: string }[];
};

export function badField(field: string, message: string): NashError {
  return { status: 400, code: 'BAD_REQUEST', message, details: [{ field, message }] };
}

export function notFound(what: string): NashError {
  return { status: 404, code: 'NOT_FOUND', message: `${what} not found` };
}

export function errorAnswer({ status, code, message, details = [] }: NashError): Answer {
  return jsonAnswer(status, {
    error: { code, message, details },
    response_status: status,
    RequestID: randomUUID(),
  });
}

export function jsonAnswer(status: number, body: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}

import { randomUUID } from 'node:crypto';

import type { Answer } from '../../../faults/serve-faulty';

/** Category 1: the bank said no. 2: a rule of business. 3: what was sent is wrong. 4: something broke. */
export type BamboraError = {
  readonly status: number;
  readonly code: number;
  readonly category: 1 | 2 | 3 | 4;
  readonly message: string;
  readonly details?: readonly { readonly field: string; readonly message: string }[];
};

export function invalidField(field: string, message: string): BamboraError {
  return {
    status: 400,
    code: 314,
    category: 3,
    message:
      'Missing or invalid payment information - Please validate all required payment information.',
    details: [{ field, message }],
  };
}

export function businessRule(code: number, message: string, status = 402): BamboraError {
  return { status, code, category: 2, message };
}

export function notAuthorised(): BamboraError {
  return { status: 401, code: 21, category: 3, message: 'Authentication failed' };
}

export function unknownPayment(): BamboraError {
  return { status: 404, code: 0, category: 3, message: 'Transaction not found' };
}

export function errorAnswer({ status, ...error }: BamboraError): Answer {
  return jsonAnswer(status, { ...error, reference: randomUUID() });
}

export function jsonAnswer(status: number, body: object): Answer {
  return { status, type: 'application/json; charset=utf-8', body: JSON.stringify(body) };
}

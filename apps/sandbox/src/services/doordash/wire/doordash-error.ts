import type { Answer } from '../../../faults/serve-faulty';

/** A refusal with the word by which DoorDash documents it. */
export type DoorDashError = {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly reason?: string;
  readonly field_errors?: readonly { readonly field: string; readonly error: string }[];
};

export function invalidField(field: string, error: string): DoorDashError {
  return {
    status: 400,
    code: 'validation_error',
    message: 'One or more validation errors occurred',
    field_errors: [{ field, error }],
  };
}

export function notDelivered(reason: string): DoorDashError {
  return {
    status: 422,
    code: 'invalid_delivery_parameters',
    message: 'Allowed distance between addresses exceeded',
    reason,
  };
}

export function unknownDelivery(id: string): DoorDashError {
  return { status: 404, code: 'unknown_delivery_id', message: `Delivery [${id}] was not found` };
}

export function errorAnswer({ status, ...error }: DoorDashError): Answer {
  return jsonAnswer(status, error);
}

export function jsonAnswer(status: number, body: object): Answer {
  return { status, type: 'application/json', body: JSON.stringify(body) };
}

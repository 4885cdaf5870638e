import type { Answer } from '../../../faults/serve-faulty';

/** A refusal with the number by which Twilio documents it. */
export type TwilioError = {
  readonly status: number;
  readonly code: number;
  readonly message: string;
};

export function authenticationFailed(): TwilioError {
  return { status: 401, code: 20003, message: 'Authenticate' };
}

export function notFound(path: string): TwilioError {
  return {
    status: 404,
    code: 20404,
    message: `The requested resource ${path} was not found`,
  };
}

export function invalidParameter(name: string): TwilioError {
  return { status: 400, code: 60200, message: `Invalid parameter \`${name}\`` };
}

export function errorAnswer({ status, code, message }: TwilioError): Answer {
  const more_info = `https://www.twilio.com/docs/errors/${code}`;
  return jsonAnswer(status, { code, message, more_info, status });
}

export function jsonAnswer(status: number, body: object): Answer {
  return { status, type: 'application/json;charset=utf-8', body: JSON.stringify(body) };
}

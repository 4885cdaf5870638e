import twilio from 'twilio';

import { TWILIO_PREFIX } from '../wire/twilio-api';

type HttpRequest = {
  readonly method: string;
  readonly uri: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly params?: object;
  readonly data?: object;
  readonly username?: string;
  readonly password?: string;
};

/** The official SDK, its requests turned from Twilio's hosts to the sandbox. */
export function twilioClient(sandboxUrl: string, accountSid: string, authToken: string) {
  const httpClient = {
    async request({ method, uri, headers = {}, params, data, username, password }: HttpRequest) {
      const url = new URL(uri);
      for (const [name, value] of Object.entries(params ?? {}))
        url.searchParams.set(name, value instanceof Date ? value.toISOString() : String(value));
      const response = await fetch(sandboxUrl + TWILIO_PREFIX + url.pathname + url.search, {
        method,
        headers: {
          ...headers,
          authorization: `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`,
        },
        ...(data === undefined
          ? {}
          : { body: new URLSearchParams(data as Record<string, string>).toString() }), // the SDK's form fields
      });
      const body: unknown = await response.json();
      return { statusCode: response.status, headers: response.headers, body };
    },
  };
  return twilio(accountSid, authToken, {
    httpClient: httpClient as unknown as twilio.RequestClient, // the part of its own client that it calls
  });
}

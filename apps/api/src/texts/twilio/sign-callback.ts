import { createHmac } from 'node:crypto';

/** The X-Twilio-Signature of a form that is posted to a URL (https://www.twilio.com/docs/usage/security). */
export function signCallback(url: string, form: URLSearchParams, authToken: string): string {
  const pairs = [...form].toSorted(([a], [b]) => Number(a > b) - Number(a < b));
  const text = pairs.reduce((whole, [name, value]) => whole + name + value, url);
  return createHmac('sha1', authToken).update(text, 'utf8').digest('base64');
}

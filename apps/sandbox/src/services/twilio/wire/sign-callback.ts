import { createHmac } from 'node:crypto';

/** The X-Twilio-Signature of a form that is posted to a URL. */
export function signCallback(url: string, form: string, authToken: string): string {
  const pairs = [...new URLSearchParams(form)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const text = pairs.reduce((whole, [name, value]) => whole + name + value, url);
  return createHmac('sha1', authToken).update(text).digest('base64');
}

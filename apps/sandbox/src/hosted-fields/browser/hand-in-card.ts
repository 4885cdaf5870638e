import { digitsOf } from '../../cards/format-card';
import type { FieldService, TokenAnswer } from './field-messages';

/** Sends a card from the frame straight to the sandbox, in the words of the service that the form is of. */
export async function handInCard(
  service: FieldService,
  key: string,
  texts: Readonly<Record<string, string>>,
): Promise<TokenAnswer> {
  const number = digitsOf(texts['number'] ?? '');
  const expiry = digitsOf(texts['expiry'] ?? '');
  const cvv = texts['cvv'] ?? '';
  const [path, body] =
    service === 'nmi'
      ? ['/nmi/token/tokenize', { tokenization_key: key, number, expiry, cvv }]
      : [
          '/bambora/scripts/tokenization/tokens',
          { number, expiry_month: expiry.slice(0, 2), expiry_year: expiry.slice(2), cvd: cvv },
        ];
  try {
    const reply = await fetch(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    return { status: reply.status, body: await reply.json() };
  } catch {
    return { status: 0, body: null };
  }
}

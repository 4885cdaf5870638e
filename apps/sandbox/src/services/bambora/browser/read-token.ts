import type { TokenAnswer } from '../../../hosted-fields/browser/field-messages';

/** Maps the tokenization service's reply to the result of createToken(). */
export function readToken({ status, body }: TokenAnswer): object {
  const error = { field: 'token', message: 'The card could not be read. Please try again.' };
  if (status === 0) return { error: { ...error, type: 'TokenizationNoResponse' } };
  const { token } = typeof body === 'object' ? { token: undefined, ...body } : {};
  if (status !== 200 || typeof token !== 'string')
    return { error: { ...error, type: 'TokenizationFailed' } };
  return { code: '200', token };
}

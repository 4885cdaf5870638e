import type { Problem } from '@comanda/contracts';
import type { FastifyError } from 'fastify';
import { isDatabaseAway } from '../db/errors';
import { MalformedBodyError } from './json-body';
import type { Refusal } from './refusal';

const RETRY_AFTER_SECONDS = 2;

/** Maps a thrown error to a refusal; null for our own faults. */
export function refuseError(error: unknown): Refusal | null {
  if (isDatabaseAway(error)) return { code: 'unavailable', retry_after: RETRY_AFTER_SECONDS };
  if (error instanceof MalformedBodyError) return { code: 'invalid_input', detail: error.message };
  if (!(error instanceof Error)) return null;
  const { code, validation, validationContext, statusCode } = error as Partial<FastifyError>; // any of them may be missing
  if (validation !== undefined)
    return { code: 'invalid_input', issues: toIssues(validation, validationContext) };
  if (code === 'FST_ERR_CTP_BODY_TOO_LARGE') return { code: 'body_too_large' };
  if (code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') {
    return { code: 'unsupported_media_type', detail: 'Send the body as application/json.' };
  }
  if (statusCode === 404) return { code: 'not_found' };
  if (statusCode === 429) return { code: 'rate_limited' };
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { code: 'invalid_input', detail: 'The request cannot be read.' };
  }
  return null;
}

function toIssues(
  validation: NonNullable<FastifyError['validation']>,
  context: FastifyError['validationContext'],
): NonNullable<Problem['issues']> {
  return validation.map(({ instancePath, message, params }) => ({
    path: [context, ...instancePath.split('/')].filter(Boolean).join('.'),
    message: describe(message, params),
  }));
}

/** A union's own message is "Invalid input"; what would be allowed lies in its branches, and the nearest is told. */
function describe(message: string | undefined, params: Record<string, unknown>): string {
  const branches = params['errors'];
  if (!Array.isArray(branches)) return message ?? 'is not valid';
  const messages = branches
    .flat()
    .map((issue: { message?: string }) => issue.message)
    .filter((text) => text !== undefined);
  return [...new Set(messages)].join('; or: ') || 'is not valid';
}

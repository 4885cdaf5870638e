import { readFile } from 'node:fs/promises';
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { err, ok, type Result } from '@comanda/kernel';
import { z } from 'zod';
import type { ApplePayConfig } from '../../payment-config';

const TIMEOUT_MS = 8_000;
const LONGEST_REPLY = 64 * 1024;
/** Maximum length of the name Apple shows. */
const LONGEST_NAME = 64;

export type SessionWish = ApplePayConfig & {
  readonly display_name: string;
  /** The site that the session is for: ours, whatever the request says. */
  readonly domain: string;
};

/** Asks one of Apple's gateways for a session, with our merchant certificate. Redirects are not followed. */
export async function requestMerchantSession(
  url: string,
  wish: SessionWish,
): Promise<Result<Record<string, unknown>, string>> {
  try {
    const { status, text } = await post(url, wish);
    if (status !== 200) return err(`status ${status}`);
    const parsed = z.record(z.string(), z.unknown()).safeParse(JSON.parse(text));
    return parsed.success ? ok(parsed.data) : err('the reply cannot be read');
  } catch (error) {
    return err(error instanceof Error ? error.message : 'no answer');
  }
}

async function post(
  url: string,
  { certificateFile, keyFile, merchantId, display_name, domain }: SessionWish,
): Promise<{ readonly status: number; readonly text: string }> {
  const identity =
    certificateFile !== null && keyFile !== null
      ? { cert: await readFile(certificateFile), key: await readFile(keyFile) }
      : {};
  const body = JSON.stringify({
    merchantIdentifier: merchantId,
    displayName: display_name.slice(0, LONGEST_NAME),
    initiative: 'web',
    initiativeContext: domain,
  });
  const open = url.startsWith('https:') ? httpsRequest : httpRequest;
  return await new Promise((resolve, reject) => {
    const request = open(
      url,
      {
        ...identity,
        method: 'POST',
        headers: { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) },
        timeout: TIMEOUT_MS,
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
          if (text.length > LONGEST_REPLY) request.destroy(new Error('the reply is too long'));
        });
        response.once('error', reject);
        response.once('end', () => resolve({ status: response.statusCode ?? 0, text }));
      },
    );
    request.once('timeout', () => request.destroy(new Error('no answer in time')));
    request.once('error', reject);
    request.end(body);
  });
}

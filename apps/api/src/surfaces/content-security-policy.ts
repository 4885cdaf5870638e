import { createHash } from 'node:crypto';
import type { Config } from '../config';

type Sources = { readonly script: string[]; readonly frame: string[]; readonly connect: string[] };

/**
 * What a page of ours may load and be put in: its own files, the inline pieces that were built into it, and the card
 * form of the payment service that is configured.
 */
export function contentSecurityPolicy(
  html: string,
  config: Pick<Config, 'stripe' | 'publicUrl'>,
): string {
  const { script, frame, connect } = paymentSources(config);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script'), ...script],
    'style-src': ["'self'", ...inlineHashes(html, 'style')],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': frame.length === 0 ? ["'none'"] : frame,
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...(config.publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** https://docs.stripe.com/security/guide#content-security-policy, or the sandbox in Stripe's place. */
function paymentSources({ stripe }: Pick<Config, 'stripe'>): Sources {
  if (stripe === null) return { script: [], frame: [], connect: [] };
  const standIns = [stripe.jsUrl, stripe.apiBase].flatMap((url) =>
    url === null ? [] : [new URL(url).origin],
  );
  if (standIns.length > 0) {
    const origins = [...new Set(standIns)];
    return { script: origins, frame: origins, connect: origins };
  }
  const scripts = ['https://js.stripe.com', 'https://*.js.stripe.com'];
  return {
    script: scripts,
    frame: [...scripts, 'https://hooks.stripe.com'],
    connect: ['https://api.stripe.com'],
  };
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const pattern = new RegExp(String.raw`<${tag}(?![^>]*\ssrc=)[^>]*>([\s\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(pattern)]
    .filter(([, content = '']) => content.trim() !== '')
    .map(([, content = '']) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`);
}

import { createHash } from 'node:crypto';
import type { PaymentService } from '@comanda/contracts';
import type { Config } from '../config';
import { paymentSources } from './payment-sources';

export type PagePolicy = {
  /** Styles that were put into the page here. */
  readonly styles?: readonly string[];
  /** What its restaurant is paid with; without, every service that the configuration knows. */
  readonly services?: readonly PaymentService[];
};

/**
 * What a page of ours may load and be put in: its own files, the inline pieces that were built into it or put into it here,
 * and card forms.
 */
export function contentSecurityPolicy(
  html: string,
  config: Pick<Config, 'payments' | 'publicUrl' | 'stripe'>,
  { styles = [], services }: PagePolicy = {},
): string {
  const { script, frame, connect, form } = paymentSources(config, services);
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script'), ...script],
    'style-src': ["'self'", ...inlineHashes(html, 'style'), ...styles.map(hashOf)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect],
    'frame-src': frame.length === 0 ? ["'none'"] : frame,
    'manifest-src': ["'self'"],
    'media-src': ["'self'"],
    'worker-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'", ...form],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
    ...(config.publicUrl.startsWith('https:') ? { 'upgrade-insecure-requests': [] } : {}),
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/** The same policy for a page that one other origin may hold in a frame. */
export function framedBy(policy: string, origin: string): string {
  return policy.replace("frame-ancestors 'none'", `frame-ancestors ${origin}`);
}

function inlineHashes(html: string, tag: 'script' | 'style'): string[] {
  const pattern = new RegExp(String.raw`<${tag}(?![^>]*\ssrc=)[^>]*>([\s\S]*?)</${tag}>`, 'g');
  return [...html.matchAll(pattern)]
    .filter(([, content = '']) => content.trim() !== '')
    .map(([, content = '']) => hashOf(content));
}

function hashOf(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

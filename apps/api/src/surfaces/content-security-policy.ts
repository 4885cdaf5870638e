import { createHash } from 'node:crypto';
import type { PaymentService } from '@comanda/contracts';
import type { Config } from '../config';
import { paymentSources } from './payment-sources';

/** Something that the pages of an app need beside their own files: surfaces.json says it. */
export const PAGE_NEEDS = ['map', 'films'] as const;
export type PageNeed = (typeof PAGE_NEEDS)[number];

export type PagePolicy = {
  readonly needs?: readonly PageNeed[];
  /** Styles that were put into the page here. */
  readonly styles?: readonly string[];
  /** Payment services of its restaurant; by default every service in the configuration. */
  readonly services?: readonly PaymentService[];
};

/** Where Mapbox's library says that it was used. */
const MAP_EVENTS = 'https://events.mapbox.com';

/**
 * Builds the policy of our pages: own files, inline scripts and styles built into the page or added here, and card
 * forms. No site may embed them.
 */
export function contentSecurityPolicy(
  html: string,
  config: Pick<Config, 'map' | 'payments' | 'publicUrl' | 'stripe'>,
  { styles = [], services, needs = [] }: PagePolicy = {},
): string {
  const { script, frame, connect, form } = paymentSources(config, services);
  const maps = needs.includes('map') ? mapSources(config) : [];
  // Films are played from the device's storage.
  const films = needs.includes('films') ? ['blob:'] : [];
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineHashes(html, 'script'), ...script],
    'style-src': ["'self'", ...inlineHashes(html, 'style'), ...styles.map(hashOf)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...connect, ...maps],
    'frame-src': frame.length === 0 ? ["'none'"] : frame,
    'manifest-src': ["'self'"],
    'media-src': ["'self'", ...films],
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

/** Builds the policy of a worker that draws a map: it fetches the map's tiles itself. */
export function mapWorkerPolicy(config: Pick<Config, 'map'>): string {
  return `default-src 'none'; script-src 'self'; connect-src ${["'self'", ...mapSources(config)].join(' ')}`;
}

function mapSources({ map }: Pick<Config, 'map'>): string[] {
  // A source with a path would be that one path.
  return map === null ? [] : [new URL(map.apiBase).origin, MAP_EVENTS];
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

import type { FastifyReply } from 'fastify';

import { browserAsset } from './browser-assets';
import type { AssetName } from './browser-assets';

/** Sends a browser file so that pages of other origins may load it, too. */
export async function sendAsset(reply: FastifyReply, name: AssetName): Promise<FastifyReply> {
  const asset = await browserAsset(name);
  return reply
    .headers({
      'access-control-allow-origin': '*',
      'cache-control': 'no-cache',
      'content-type': asset.type,
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(asset.content);
}

/** Sends one of the sandbox's own pages; `frames` says who may embed it, `holds` what it may hold in frames itself. */
export function sendPage(
  reply: FastifyReply,
  html: string,
  frames: 'anyone' | 'nobody',
  holds = "'none'",
): FastifyReply {
  const policy = [
    "default-src 'none'",
    "connect-src 'self'",
    'font-src *',
    `frame-src ${holds}`,
    "img-src 'self' data:",
    "script-src 'self'",
    "style-src 'self' https: http:",
    "base-uri 'none'",
    `frame-ancestors ${frames === 'anyone' ? '*' : "'none'"}`,
  ];
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': policy.join('; '),
      'content-type': 'text/html; charset=utf-8',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    })
    .send(html);
}

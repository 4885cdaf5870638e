import type { KeyedCall } from './keyed-call';

/** A keyed call on its way: not yet written down, taken for work outside the database, or answered for good. */
export type KeyedRequest = KeyedCall & { state: 'fresh' | 'leased' | 'answered' };

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on keyed routes only. */
    keyed: KeyedRequest | null;
  }
}

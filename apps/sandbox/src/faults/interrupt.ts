import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';

import type { FastifyReply, FastifyRequest } from 'fastify';

import type { Fault } from './fault';

export type Interruption = 'answered' | 'none' | 'status';

/**
 * Plays the part of a fault that belongs to this moment of a request. `answered` means that the
 * connection is gone and nothing may be sent; `status`, that the fault's own status is the answer.
 */
export async function interrupt(
  fault: Fault | undefined,
  moment: 'after' | 'before',
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Interruption> {
  if (!fault) return 'none';
  switch (fault.kind) {
    case 'dropBeforeCommit':
      return moment === 'before' ? drop(request, reply) : 'none';
    case 'dropAfterCommit':
      return moment === 'after' ? drop(request, reply) : 'none';
    case 'delay':
      if (moment === fault.when) await sleep(fault.delay_ms, undefined, { ref: false });
      return 'none';
    case 'hang':
      return moment === fault.when ? hang(request, reply) : 'none';
    case 'status':
      return moment === fault.when ? 'status' : 'none';
    case 'malformed':
    case 'wrong_amount':
      return 'none';
  }
}

/** The connection breaks without an answer, as when a cable is pulled. */
function drop(request: FastifyRequest, reply: FastifyReply): 'answered' {
  reply.hijack();
  request.raw.socket.destroy();
  return 'answered';
}

/** No answer ever comes; ends when the client has given up. */
async function hang(request: FastifyRequest, reply: FastifyReply): Promise<'answered'> {
  reply.hijack();
  const { socket } = request.raw;
  if (!socket.destroyed) await once(socket, 'close');
  return 'answered';
}

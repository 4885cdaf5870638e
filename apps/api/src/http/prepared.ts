import type { FastifyReply } from 'fastify';

/** A reply that is already bytes: sent as it is, without passing through a serialiser. */
export class Prepared {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | string | null;

  constructor(
    status: number,
    headers: Readonly<Record<string, string>>,
    body: Buffer | string | null,
  ) {
    this.status = status;
    this.headers = headers;
    this.body = body;
  }

  /** Writes itself as the answer. */
  sendTo(reply: FastifyReply): FastifyReply {
    void reply.code(this.status).headers(this.headers);
    return this.body === null ? reply.send() : reply.send(this.body);
  }
}

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

  /** Puts its status and its headers on a reply, and hands out what is to be sent. */
  onto(reply: FastifyReply): Buffer | string | undefined {
    void reply.code(this.status).headers(this.headers);
    return this.body ?? undefined;
  }
}

import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { basename } from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendRefusal } from '../http/refusal';
import { isKnown } from '../http/public-document';
import { readRange } from './read-range';

/** Sends a film, or the part of it that was asked for: players jump, and some play nothing that cannot be had in parts. */
export async function sendVideo(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
): Promise<FastifyReply> {
  const etag = `"${basename(path)}"`;
  void reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'content-type': path.endsWith('.webm') ? 'video/webm' : 'video/mp4',
  });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
  // Held open: making room for other files may remove it from the folder meanwhile.
  const file = await open(path);
  const { size } = await file.stat();
  const condition = request.headers['if-range'];
  const isSameFile = condition === undefined || condition === etag;
  const range = readRange(isSameFile ? request.headers.range : undefined, size);
  if (range === 'unsatisfiable') {
    await file.close();
    void reply.header('content-range', `bytes */${size}`);
    return sendRefusal(reply, { code: 'range_not_satisfiable' });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range !== null) void reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  void reply.header('content-length', end - start + 1);
  return reply.send(createReadStream(path, { fd: file, start, end }));
}

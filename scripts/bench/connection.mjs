import { once } from 'node:events';
import { connect } from 'node:net';

const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * One keep-alive connection that speaks as much HTTP/1.1 as our own servers answer with, so that the caller costs little
 * of what is measured. `send` takes the bytes of a request and resolves with `{ status, head, body }`; one at a time.
 */
export async function openConnection(origin) {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let waiting;
  let received = Buffer.alloc(0);

  socket.on('data', (chunk) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
    const reply = readReply(received);
    if (reply === undefined) return;
    received = Buffer.alloc(0);
    waiting?.resolve(reply);
  });
  socket.on('error', () => undefined);
  socket.on('close', () => waiting?.reject(new Error(`${origin} closed the connection.`)));

  return {
    send(bytes) {
      return new Promise((resolve, reject) => {
        waiting = { resolve, reject };
        socket.write(bytes);
      });
    },
    close: () => socket.destroy(),
  };
}

/** The bytes of a request; an object is sent as JSON, a text as it is. */
export function toRequest(origin, method, path, { headers = {}, body } = {}) {
  const text = typeof body === 'string' || body === undefined ? body : JSON.stringify(body);
  const lines = [`${method} ${path} HTTP/1.1`, `host: ${new URL(origin).host}`];
  if (typeof body === 'object') lines.push('content-type: application/json');
  if (text !== undefined) lines.push(`content-length: ${Buffer.byteLength(text)}`);
  for (const [name, value] of Object.entries(headers)) lines.push(`${name}: ${value}`);
  return `${lines.join('\r\n')}\r\n\r\n${text ?? ''}`;
}

/** A whole reply, or undefined while some of it is missing. */
function readReply(bytes) {
  const end = bytes.indexOf(END_OF_HEAD);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const status = Number(head.slice(9, 12));
  const length = status === 304 || status === 204 ? 0 : lengthIn(head);
  const start = end + END_OF_HEAD.length;
  if (bytes.length < start + length) return undefined;
  return { status, head, body: bytes.subarray(start, start + length) };
}

function lengthIn(head) {
  const length = /\ncontent-length: (\d+)/iu.exec(head)?.[1];
  if (length === undefined)
    throw new Error(`A reply without a length cannot be measured:\n${head}`);
  return Number(length);
}

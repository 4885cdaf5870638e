/** Marks our messages among all others that a page may exchange with its frames. */
const CHANNEL = 'payment-sandbox-frame';

type Envelope<Message> = { readonly channel: typeof CHANNEL; readonly message: Message };

/** The message inside, when the data is one of ours; who sent it must have been checked before. */
export function openEnvelope<Message>(data: unknown): Message | undefined {
  if (typeof data !== 'object' || data === null) return undefined;
  if (!('channel' in data) || data.channel !== CHANNEL || !('message' in data)) return undefined;
  // Origin and source have been checked, and both ends are built from the same types.
  return data.message as Message;
}

export function envelope<Message>(message: Message): Envelope<Message> {
  return { channel: CHANNEL, message };
}

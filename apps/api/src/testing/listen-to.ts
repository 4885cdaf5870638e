export type Listening = {
  readonly status: number;
  /** Everything that was said so far. */
  readonly text: () => string;
  /** Resolves when the stream is over, whoever ended it. */
  readonly ended: Promise<void>;
  readonly leave: () => void;
};

/** Opens the event stream of a server for topics, from after an event on where one is named. */
export async function listenTo(
  url: string,
  topics: string,
  { token, last_event_id }: { readonly token?: string; readonly last_event_id?: string } = {},
): Promise<Listening> {
  const leaving = new AbortController();
  const reply = await fetch(`${url}/api/events?topics=${topics}`, {
    signal: leaving.signal,
    headers: {
      ...(last_event_id === undefined ? {} : { 'last-event-id': last_event_id }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
  });
  let text = '';
  async function read(): Promise<void> {
    const decoder = new TextDecoder();
    for await (const chunk of reply.body ?? []) text += decoder.decode(chunk);
  }
  return {
    status: reply.status,
    text: () => text,
    ended: read().catch(() => undefined),
    leave: () => leaving.abort(),
  };
}

/** The id of the last event in the text of a stream; empty when there is none. */
export function lastEventId(text: string): string {
  return [...text.matchAll(/^id: (.+)$/gm)].at(-1)?.[1] ?? '';
}

type Message = { readonly data: string; readonly lastEventId: string };

/** As much of a browser's EventSource as the stream uses, over fetch: Node.js has none. */
export class FetchEventSource {
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #abort = new AbortController();
  #lastEventId = '';
  readonly #listeners = new Map<string, ((message: Message) => void)[]>();

  constructor(url: string) {
    this.#read(url).then(
      () => this.#fail(),
      () => this.#fail(),
    );
  }

  addEventListener(type: string, listener: (message: Message) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  close(): void {
    this.#abort.abort();
  }

  #fail(): void {
    if (!this.#abort.signal.aborted) this.onerror?.();
  }

  async #read(url: string): Promise<void> {
    const response = await fetch(url, { signal: this.#abort.signal });
    if (!response.ok || !response.body) return;
    this.onopen?.();
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) {
      text += decoder.decode(chunk, { stream: true });
      const messages = text.split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) this.#tell(message);
    }
  }

  #tell(message: string): void {
    this.#lastEventId = fieldOf(message, 'id') ?? this.#lastEventId;
    const data = fieldOf(message, 'data');
    if (data === undefined) return;
    const type = fieldOf(message, 'event') ?? 'message';
    for (const listener of this.#listeners.get(type) ?? [])
      listener({ data, lastEventId: this.#lastEventId });
  }
}

function fieldOf(message: string, name: string): string | undefined {
  return new RegExp(`^${name}: ?(.*)$`, 'm').exec(message)?.[1];
}

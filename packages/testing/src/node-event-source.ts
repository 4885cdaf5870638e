import { get, type IncomingMessage } from 'node:http';

/** As much of a browser's EventSource as the stream uses; the test environment has none. */
export class NodeEventSource {
  onopen: (() => void) | null = null;
  onerror: (() => void) | null = null;
  readonly #listeners = new Map<string, ((message: { data: string }) => void)[]>();
  readonly #request;
  #isClosed = false;

  constructor(url: string, { headers = {} }: { readonly headers?: Record<string, string> } = {}) {
    this.#request = get(url, { headers }, (response) => this.#receive(response));
    this.#request.on('error', () => this.#fail());
  }

  addEventListener(type: string, listener: (message: { data: string }) => void): void {
    this.#listeners.set(type, [...(this.#listeners.get(type) ?? []), listener]);
  }

  close(): void {
    this.#isClosed = true;
    this.#request.destroy();
  }

  #receive(response: IncomingMessage): void {
    if (response.statusCode !== 200) {
      this.#fail();
      return;
    }
    this.onopen?.();
    let text = '';
    response.setEncoding('utf8');
    response.on('data', (chunk: string) => {
      const messages = (text + chunk).split('\n\n');
      text = messages.pop() ?? '';
      for (const message of messages) this.#tell(message);
    });
    response.on('close', () => this.#fail());
  }

  #tell(message: string): void {
    const data = fieldOf(message, 'data');
    if (data === undefined) return;
    const type = fieldOf(message, 'event') ?? 'message';
    for (const listener of this.#listeners.get(type) ?? []) listener({ data });
  }

  #fail(): void {
    if (!this.#isClosed) this.onerror?.();
  }
}

function fieldOf(message: string, name: string): string | undefined {
  return new RegExp(`^${name}: ?(.*)$`, 'm').exec(message)?.[1];
}

import { envelope, openEnvelope } from './envelope';

export type FramePort<Outgoing> = {
  readonly send: (message: Outgoing) => void;
  readonly close: () => void;
};

/**
 * The page's line to one of the sandbox's frames; everything from elsewhere is ignored. What is said to a frame before it is
 * heard of waits: until its page has loaded there is nobody to listen, and the browser complains.
 */
export function openFramePort<Incoming, Outgoing>(
  frame: HTMLIFrameElement,
  frameOrigin: string,
  onMessage: (message: Incoming) => void,
): FramePort<Outgoing> {
  let waiting: Outgoing[] | null = [];

  function listen(event: MessageEvent): void {
    if (event.origin !== frameOrigin || event.source !== frame.contentWindow) return;
    const message = openEnvelope<Incoming>(event.data);
    if (message === undefined) return;
    const due = waiting ?? [];
    waiting = null;
    due.forEach(send);
    onMessage(message);
  }

  function send(message: Outgoing): void {
    if (waiting === null) frame.contentWindow?.postMessage(envelope(message), frameOrigin);
    else waiting.push(message);
  }

  window.addEventListener('message', listen);
  return {
    send,
    close: () => window.removeEventListener('message', listen),
  };
}

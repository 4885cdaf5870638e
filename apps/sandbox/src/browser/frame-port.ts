import { envelope, openEnvelope } from './envelope';

export type FramePort<Outgoing> = {
  readonly send: (message: Outgoing) => void;
  readonly close: () => void;
};

/** The page's line to one of the sandbox's frames; everything from elsewhere is ignored. */
export function openFramePort<Incoming, Outgoing>(
  frame: HTMLIFrameElement,
  frameOrigin: string,
  onMessage: (message: Incoming) => void,
): FramePort<Outgoing> {
  function listen(event: MessageEvent): void {
    if (event.origin !== frameOrigin || event.source !== frame.contentWindow) return;
    const message = openEnvelope<Incoming>(event.data);
    if (message !== undefined) onMessage(message);
  }
  window.addEventListener('message', listen);
  return {
    send: (message) => frame.contentWindow?.postMessage(envelope(message), frameOrigin),
    close: () => window.removeEventListener('message', listen),
  };
}

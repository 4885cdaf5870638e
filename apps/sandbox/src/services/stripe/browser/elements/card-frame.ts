import { openFramePort } from '../../../../browser/frame-port';
import type { CardFormOptions, FormChange, FromForm, Tokenization, ToForm } from '../messages';
import { createSteadyHeight } from './steady-height';

type FrameEvents = {
  readonly onReady: () => void;
  readonly onChange: (change: FormChange) => void;
  readonly onSignal: (kind: 'blur' | 'enter' | 'escape' | 'focus') => void;
};

export type CardFrame = {
  readonly frame: HTMLIFrameElement;
  readonly configure: (options: CardFormOptions) => void;
  readonly send: (message: ToForm) => void;
  readonly validate: () => Promise<unknown>;
  readonly tokenize: (order: Tokenization) => Promise<unknown>;
  readonly remove: () => void;
};

/** The iframe in which a card is typed, and the conversation with it. */
export function createCardFrame(
  origin: string,
  title: string,
  initial: CardFormOptions,
  events: FrameEvents,
): CardFrame {
  let options = initial;
  let calls = 0;
  const waiting = new Map<number, (answer: unknown) => void>();
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'payment *';
  frame.src = `${origin}/stripe/card-form#${new URLSearchParams({ origin: window.location.origin })}`;
  Object.assign(frame.style, {
    display: 'block',
    width: 'calc(100% + 8px)',
    height: options.layout === 'form' ? '236px' : '32px',
    margin: '-4px',
    border: '0',
    // The frame is transparent; another scheme than its own would give it a backdrop.
    colorScheme: 'light',
  });
  const height = createSteadyHeight(frame);
  const port = openFramePort<FromForm, ToForm>(frame, origin, (message) => {
    switch (message.kind) {
      case 'loaded':
        port.send({ kind: 'configure', options });
        return;
      case 'ready':
        events.onReady();
        return;
      case 'resize':
        height.set(message.height);
        return;
      case 'change':
        events.onChange(message.change);
        return;
      case 'answer':
        waiting.get(message.call)?.(message.answer);
        waiting.delete(message.call);
        return;
      case 'blur':
      case 'enter':
      case 'escape':
      case 'focus':
        events.onSignal(message.kind);
        return;
    }
  });

  function ask(message: (call: number) => ToForm): Promise<unknown> {
    calls += 1;
    const call = calls;
    return new Promise((resolve) => {
      waiting.set(call, resolve);
      port.send(message(call));
    });
  }

  return {
    frame,
    configure: (next) => {
      options = next;
      port.send({ kind: 'configure', options });
    },
    send: port.send,
    validate: () => ask((call) => ({ kind: 'validate', call })),
    tokenize: (order) => ask((call) => ({ kind: 'tokenize', call, order })),
    remove: () => {
      port.close();
      height.end();
      frame.remove();
    },
  };
}

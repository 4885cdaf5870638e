import { openFramePort } from '../../browser/frame-port';
import type {
  FieldName,
  FieldOptions,
  FieldService,
  FieldState,
  FromField,
  ToField,
  TokenAnswer,
} from './field-messages';

type Setup = {
  /** The sandbox's address of the frame's page. */
  readonly address: string;
  readonly service: FieldService;
  readonly field: FieldName;
  /** Joins the fields of one form; whoever does not know it cannot listen. */
  readonly group: string;
  readonly title: string;
  readonly options: FieldOptions;
  readonly onReady: () => void;
  readonly onState: (state: FieldState, reason: 'blur' | 'change') => void;
  readonly onSignal: (kind: 'blur' | 'enter' | 'focus') => void;
};

export type HostedField = {
  readonly frame: HTMLIFrameElement;
  readonly state: () => FieldState;
  readonly configure: (options: FieldOptions) => void;
  readonly send: (message: ToField) => void;
  /** Only the field of the number hands cards in. */
  readonly tokenize: (key: string) => Promise<TokenAnswer>;
  readonly remove: () => void;
};

/** One input of a card in a frame of the sandbox, as real scripts of this kind make one for each. */
export function createHostedField(setup: Setup): HostedField {
  let { options } = setup;
  let state: FieldState = { brand: null, empty: true, problem: null };
  let calls = 0;
  const waiting = new Map<number, (answer: TokenAnswer) => void>();
  const address = new URL(setup.address);
  address.hash = new URLSearchParams({
    origin: window.location.origin,
    field: setup.field,
    service: setup.service,
    group: setup.group,
  }).toString();
  const frame = document.createElement('iframe');
  frame.title = setup.title;
  frame.src = address.href;
  Object.assign(frame.style, {
    display: 'block',
    width: '100%',
    height: '100%',
    border: '0',
    // The frame is transparent; another scheme than its own would give it a backdrop.
    colorScheme: 'light',
  });
  const port = openFramePort<FromField, ToField>(frame, address.origin, (message) => {
    switch (message.kind) {
      case 'loaded':
        return port.send({ kind: 'configure', options });
      case 'ready':
        return setup.onReady();
      case 'change':
        ({ state } = message);
        return setup.onState(state, 'change');
      case 'answer':
        waiting.get(message.call)?.(message.answer);
        waiting.delete(message.call);
        return;
      case 'blur':
        setup.onState(state, 'blur');
        return setup.onSignal('blur');
      case 'enter':
      case 'focus':
        return setup.onSignal(message.kind);
    }
  });
  return {
    frame,
    state: () => state,
    configure(next) {
      options = next;
      port.send({ kind: 'configure', options });
    },
    send: port.send,
    tokenize(key) {
      calls += 1;
      const call = calls;
      return new Promise((resolve) => {
        waiting.set(call, resolve);
        port.send({ kind: 'tokenize', call, key });
      });
    },
    remove() {
      port.close();
      frame.remove();
    },
  };
}

type Handler = (event: never) => void;

/** The `on`, `once` and `off` that every Element has. */
export type Emitter = {
  readonly on: (type: string, handler: Handler) => void;
  readonly once: (type: string, handler: Handler) => void;
  readonly off: (type: string, handler?: Handler) => void;
  readonly emit: (type: string, event?: unknown) => void;
  readonly hears: (type: string) => boolean;
};

export function createEmitter(): Emitter {
  const handlers = new Map<string, Map<Handler, Handler>>();

  function add(type: string, handler: Handler, called: Handler): void {
    const known = handlers.get(type) ?? new Map<Handler, Handler>();
    handlers.set(type, known.set(handler, called));
  }

  return {
    on: (type, handler) => add(type, handler, handler),
    once: (type, handler) =>
      add(type, handler, (event) => {
        handlers.get(type)?.delete(handler);
        handler(event);
      }),
    off: (type, handler) => {
      if (handler) handlers.get(type)?.delete(handler);
      else handlers.delete(type);
    },
    emit: (type, event) => {
      for (const handler of Array.from(handlers.get(type)?.values() ?? [])) {
        // Each type of event has one shape, which its handlers are written for.
        handler(event as never);
      }
    },
    hears: (type) => (handlers.get(type)?.size ?? 0) > 0,
  };
}

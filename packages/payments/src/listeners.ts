/** A set of listeners: `add` gives the function that takes one out again. */
export function createListeners<Value>(): {
  readonly add: (listener: (value: Value) => void) => () => void;
  readonly tell: (value: Value) => void;
} {
  const listeners = new Set<(value: Value) => void>();
  return {
    add(listener) {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell(value) {
      for (const listener of listeners) listener(value);
    },
  };
}

/** For what never happens with a processor: nobody is ever told. */
export function never(): () => void {
  return () => undefined;
}

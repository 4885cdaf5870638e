/** Waiting that can be cut short: by `wake`, and by the device coming back online. */
export function createWaiting(): {
  readonly wait: (milliseconds: number) => Promise<void>;
  readonly wake: () => void;
} {
  let wake: (() => void) | null = null;
  return {
    wait(milliseconds) {
      return new Promise((resolve) => {
        const timer = setTimeout(done, milliseconds);
        function done(): void {
          clearTimeout(timer);
          removeEventListener('online', done);
          resolve();
        }
        addEventListener('online', done);
        wake = done;
      });
    },
    wake: () => wake?.(),
  };
}

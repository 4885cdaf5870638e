export type Toast = {
  readonly message: string;
  readonly tone?: 'neutral' | 'success' | 'danger' | undefined;
  /** One thing to do about it, such as Undo; doing it takes the toast away. */
  readonly action?: { readonly label: string; readonly onAction: () => void } | undefined;
  /** Milliseconds; 5000, or 8000 with an action, unless told otherwise. */
  readonly timeout_ms?: number | undefined;
  /** A toast with the id of one on screen replaces it. */
  readonly id?: string | undefined;
};

export type ShownToast = Toast & { readonly id: string };

export type Toasts = {
  readonly show: (toast: Toast) => string;
  readonly dismiss: (id: string) => void;
  /** Takes away a toast whose time is over; what was said anew under its id meanwhile stays. */
  readonly end: (toast: ShownToast) => void;
  /** Takes away what is shown: it was said to somebody who is not there any more. */
  readonly clear: () => void;
  readonly list: () => readonly ShownToast[];
  readonly subscribe: (listener: () => void) => () => void;
};

/** Short messages, one at a time: the newest takes the place of the last. One per app, shown by one ToastRegion. */
export function createToasts(): Toasts {
  let shown: readonly ShownToast[] = [];
  let count = 0;
  const listeners = new Set<() => void>();

  function change(next: readonly ShownToast[]) {
    shown = next;
    for (const listener of listeners) listener();
  }

  return {
    show(toast) {
      const id = toast.id ?? `toast-${++count}`;
      change([{ ...toast, id }]);
      return id;
    },
    dismiss(id) {
      change(shown.filter((toast) => toast.id !== id));
    },
    end(toast) {
      change(shown.filter((each) => each !== toast));
    },
    clear: () => change([]),
    list: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

import {
  type MouseEvent,
  type Ref,
  type RefObject,
  type SyntheticEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
} from 'react';
import { trackOpenModal } from './open-modals';

type ModalOptions = {
  /** The owner's ref for the dialog element. */
  readonly ref: Ref<HTMLDialogElement> | undefined;
  /** Whether the element is in the page, open or not. */
  readonly isDrawn: boolean;
  readonly isOpen: boolean;
  /** Whether scripts run, so that a native modal can be opened. */
  readonly isLive: boolean;
  /** Whether a tap beside it asks to close it. */
  readonly closesBeside?: boolean;
  readonly onClose: () => void;
};

type Modal = {
  readonly dialogRef: RefObject<HTMLDialogElement | null>;
  /** The heading, which takes the focus. */
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
  readonly handlers: {
    readonly onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
    readonly onClick: (event: MouseEvent<HTMLDialogElement>) => void;
    readonly onClose: (event: SyntheticEvent<HTMLDialogElement>) => void;
  };
};

/** Opens and closes a native modal dialog as its owner says; each way of closing it asks the owner (UI-30…UI-32). */
export function useModal({
  ref,
  isDrawn,
  isOpen,
  isLive,
  closesBeside = true,
  onClose,
}: ModalOptions): Modal {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  useImperativeHandle<HTMLDialogElement | null, HTMLDialogElement | null>(
    ref,
    () => (isDrawn ? dialogRef.current : null),
    [isDrawn],
  );

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    // It may be left before it is live, by a tap that was kept until somebody listened.
    if (!isOpen) dialog?.close();
    if (!dialog || !isOpen || !isLive) return;
    let untrack: (() => void) | undefined;
    function open(modal: HTMLDialogElement) {
      openModal(modal, titleRef.current);
      untrack = trackOpenModal(modal);
    }
    // A browser goes through the whole page for it: not in the task that took the page over.
    const timer = dialog.open ? setTimeout(open, 0, dialog) : undefined;
    if (timer === undefined) open(dialog);
    return () => {
      clearTimeout(timer);
      untrack?.();
      // Closing before the element goes away lets the browser give the focus back to what opened it.
      dialog.close();
    };
  }, [isOpen, isLive]);

  return {
    dialogRef,
    titleRef,
    handlers: {
      onCancel(event) {
        // A file picker inside cancels too; that event bubbles through React.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      },
      onClick(event) {
        if (closesBeside && event.target === event.currentTarget) onClose();
      },
      onClose(event) {
        // A browser may close without asking, such as on a second Escape; the owner has to know.
        if (isOpen && event.target === event.currentTarget && !event.currentTarget.open) onClose();
      },
    },
  };
}

/** Opens it, or makes a modal of one that came open with its page. */
function openModal(dialog: HTMLDialogElement, title: HTMLElement | null): void {
  // In one that came open, somebody may be in a field already, and stays there.
  const focused = dialog.querySelector<HTMLElement>(':focus');
  dialog.open = false;
  dialog.showModal();
  (focused ?? title)?.focus({ preventScroll: true });
}

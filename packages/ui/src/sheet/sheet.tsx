import {
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  useDeferredValue,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton, IconLink } from '../icon-button/icon-button';
import { CloseIcon } from '../icon/icons';
import { useIsLive } from '../shared/use-is-live';
import { trackOpenSheet } from './open-sheets';
import styles from './sheet.module.css';

export type SheetProps = {
  readonly isOpen: boolean;
  /** Asked for by the close button, Escape, the phone's back gesture on dialogs, and a tap beside the sheet. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** What else can be done from its head, before closing it. */
  readonly actions?: ReactNode;
  /** What it stands over, for as long as no script listens to the close button. */
  readonly closeTo?: string | undefined;
  /** Stays in sight below the scrolling content: the one thing to do here. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

/**
 * A modal: a sheet from below on phones, turned or not, a dialog in the middle of a larger window. The native dialog traps the focus and gives it back
 * (UI-30…UI-33). Keep it mounted and toggle `isOpen`, and it animates both ways; nothing of it is drawn before it opens first.
 * One that came open with a server's page stands over it, and becomes a modal once the page is live.
 */
export function Sheet(props: SheetProps) {
  const { isOpen, onClose, title, closeLabel, closeTo, actions, footer, children } = props;
  const titleId = useId();
  const dialogRef = useRef<HTMLDialogElement>(null);
  const titleRef = useRef<HTMLHeadingElement>(null);
  const isLive = useDeferredValue(useIsLive());
  const [hasOpened, setOpened] = useState(isOpen);
  const [cameOpen] = useState(isOpen && !isLive);
  if (isOpen && !hasOpened) setOpened(true);

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    // It may be left before it is live, by a tap that was kept until somebody listened.
    if (!isOpen) dialog?.close();
    if (!dialog || !isOpen || !isLive) return;
    let untrack: (() => void) | undefined;
    function open(modal: HTMLDialogElement) {
      openModal(modal, titleRef.current);
      untrack = trackOpenSheet(modal);
    }
    // A browser goes through the whole page for it: not in the task that took the page over.
    const timer = dialog.open ? setTimeout(open, 0, dialog) : undefined;
    if (timer === undefined) open(dialog);
    return () => {
      clearTimeout(timer);
      untrack?.();
      // Closing before the element goes away lets the browser give the focus back to what opened the sheet.
      dialog.close();
    };
  }, [isOpen, isLive]);

  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    // A file picker inside the sheet cancels too; that event bubbles through React.
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    onClose();
  }
  function onBackdropClick(event: MouseEvent<HTMLDialogElement>) {
    if (event.target === event.currentTarget) onClose();
  }
  function onNativeClose(event: SyntheticEvent<HTMLDialogElement>) {
    // A browser may close without asking, such as on a second Escape; the owner has to know.
    if (isOpen && event.target === event.currentTarget && !event.currentTarget.open) onClose();
  }

  if (!hasOpened) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a tap beside the sheet; Escape is its key
    <dialog
      ref={dialogRef}
      className={styles.sheet}
      open={cameOpen || undefined}
      data-came-open={cameOpen || undefined}
      aria-labelledby={titleId}
      onCancel={onCancel}
      onClick={onBackdropClick}
      onClose={onNativeClose}
    >
      <div className={styles.panel}>
        <div className={styles.head}>
          <h2 ref={titleRef} id={titleId} className={styles.title} dir="auto" tabIndex={-1}>
            {title}
          </h2>
          <div className={styles.tools}>
            {actions}
            {isLive || closeTo === undefined ? (
              <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
            ) : (
              <IconLink component="a" href={closeTo} label={closeLabel} icon={<CloseIcon />} />
            )}
          </div>
        </div>
        <div className={styles.body}>{children}</div>
        {footer && <div className={styles.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}

/** Opens it, or makes a modal of one that came open with its page. */
function openModal(dialog: HTMLDialogElement, title: HTMLElement | null): void {
  // In one that came open, somebody may be in a field already, and stays there.
  const focused = dialog.querySelector<HTMLElement>(':focus');
  dialog.open = false;
  dialog.showModal();
  (focused ?? title)?.focus({ preventScroll: true });
}

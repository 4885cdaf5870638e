import { useDeferredValue, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { AlertIcon, CheckIcon, CloseIcon } from '../icon/icons';
import { useTopModal } from '../shared/open-modals';
import { useIsLive } from '../shared/use-is-live';
import styles from './toast.module.css';
import type { ShownToast, Toasts } from './toasts';
import { useToastClock } from './use-toast-clock';

export type ToastRegionProps = {
  readonly toasts: Toasts;
  /** Name of the region for screen readers. */
  readonly label: string;
  readonly dismissLabel: string;
};

/**
 * Shows the toasts of one queue and says them: politely, or at once when they tell of a failure. Hovering or focusing stops the clock
 * (UI-50…UI-53). While a sheet is open the region lives inside it, where it can be reached, and shows above it (UI-54).
 */
export function ToastRegion({ toasts, label, dismissLabel }: ToastRegionProps) {
  // A tap's changes render first, then its messages.
  const shown = useDeferredValue(useSyncExternalStore(toasts.subscribe, toasts.list, toasts.list));
  const topModal = useTopModal();
  const isLive = useIsLive();

  function draw(isUrgent: boolean) {
    return shown
      .filter((toast) => (toast.tone === 'danger') === isUrgent)
      .map((toast) => (
        <ToastCard
          key={toast.id}
          toast={toast}
          dismissLabel={dismissLabel}
          onDismiss={toasts.dismiss}
          onEnd={toasts.end}
        />
      ));
  }

  if (!isLive) return null;
  return createPortal(
    <section
      key={topModal ? 'above a modal' : 'page'}
      ref={topModal && showAbove}
      popover={topModal ? 'manual' : undefined}
      className={styles.region}
      data-toasts=""
      aria-label={label}
    >
      <div className={styles.live} aria-live="assertive" aria-atomic="false">
        {draw(true)}
      </div>
      <div className={styles.live} aria-live="polite" aria-atomic="false">
        {draw(false)}
      </div>
    </section>,
    topModal ?? document.body,
  );
}

/** A popover leaves the box of the sheet it is in; a browser without them shows the toasts at the sheet's end. */
function showAbove(region: HTMLElement | null): void {
  if (region && 'showPopover' in region) region.showPopover();
}

type ToastCardProps = {
  readonly toast: ShownToast;
  readonly dismissLabel: string;
  readonly onDismiss: (id: string) => void;
  /** Its time is over. */
  readonly onEnd: (toast: ShownToast) => void;
};

/** One toast with a clock of its own: what stopped it goes with it, for nobody says that a pointer or the focus left what is gone. */
function ToastCard({ toast, dismissLabel, onDismiss, onEnd }: ToastCardProps) {
  const { message, tone = 'neutral', action } = toast;
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useToastClock(toast, isHovered || isFocused, onEnd);

  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      {tone === 'success' && <CheckIcon />}
      {tone === 'danger' && <AlertIcon />}
      <span className={styles.message}>{message}</span>
      {action && (
        <button
          type="button"
          className={styles.action}
          onClick={() => {
            onDismiss(toast.id);
            action.onAction();
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={dismissLabel}
        onClick={() => onDismiss(toast.id)}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

import { type ComponentProps, type ReactNode, useDeferredValue, useId, useState } from 'react';
import { IconButton, IconLink } from '../icon-button/icon-button';
import { CloseIcon } from '../icon/icons';
import { cx } from '../shared/cx';
import { useIsLive } from '../shared/use-is-live';
import { useModal } from '../shared/use-modal';
import styles from './sheet.module.css';

type SheetOwn = {
  readonly isOpen: boolean;
  /** Asked for by the close button, Escape, the phone's back gesture on dialogs, and a tap beside the sheet. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** More actions in its head, before closing it. */
  readonly actions?: ReactNode;
  /** Page below the sheet: target of the close button until scripts run. */
  readonly closeTo?: string | undefined;
  /** Stays in sight below the scrolling content: the one thing to do here. */
  readonly footer?: ReactNode;
  readonly children: ReactNode;
};

export type SheetProps = SheetOwn &
  Omit<ComponentProps<'dialog'>, keyof SheetOwn | 'open' | 'onCancel' | 'onClick'>;

/**
 * A modal: a sheet from below on phones, turned or not, a dialog in the middle of a larger window. The native dialog traps the focus and gives it back
 * (UI-30…UI-33). Keep it mounted and toggle `isOpen`, and it animates both ways; nothing of it is drawn before it opens first.
 * One that came open with a server's page stands over it, and becomes a modal once the page is live.
 */
export function Sheet({
  isOpen,
  onClose,
  title,
  closeLabel,
  closeTo,
  actions,
  footer,
  children,
  ref,
  className,
  ...rest
}: SheetProps) {
  const titleId = useId();
  const isLive = useDeferredValue(useIsLive());
  const [hasOpened, setOpened] = useState(isOpen);
  const [cameOpen] = useState(isOpen && !isLive);
  if (isOpen && !hasOpened) setOpened(true);
  const { dialogRef, titleRef, handlers } = useModal({
    ref,
    isDrawn: hasOpened,
    isOpen,
    isLive,
    onClose,
  });

  if (!hasOpened) return null;
  return (
    <dialog
      ref={dialogRef}
      className={cx(styles.sheet, className)}
      open={cameOpen || undefined}
      data-came-open={cameOpen || undefined}
      aria-labelledby={titleId}
      {...rest}
      {...handlers}
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

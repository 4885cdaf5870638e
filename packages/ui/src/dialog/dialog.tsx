import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../shared/cx';
import { useIsLive } from '../shared/use-is-live';
import { useModal } from '../shared/use-modal';
import styles from './dialog.module.css';

type DialogOwn = {
  readonly isOpen: boolean;
  /** Asked for by Escape and, unless it is an alert, by a tap beside it. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  /** Whether it has to be answered: a tap beside it does nothing, and it is announced as an alert. */
  readonly isAlert?: boolean;
  /** The buttons, the safe one first. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
};

export type DialogProps = DialogOwn &
  Omit<ComponentProps<'dialog'>, keyof DialogOwn | 'open' | 'onCancel' | 'onClick'>;

/** A question or a notice in the middle of the window, with buttons below; `Sheet` is for choices and forms (UI-35). */
export function Dialog({
  isOpen,
  onClose,
  title,
  isAlert = false,
  actions,
  children,
  ref,
  className,
  ...rest
}: DialogProps) {
  const id = useId();
  const isLive = useIsLive();
  const { dialogRef, titleRef, handlers } = useModal({
    ref,
    isDrawn: true,
    isOpen,
    isLive,
    closesBeside: !isAlert,
    onClose,
  });
  return (
    <dialog
      ref={dialogRef}
      className={cx(styles.dialog, className)}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-body` : undefined}
      {...rest}
      {...handlers}
    >
      <div className={styles.panel}>
        <h2 ref={titleRef} id={`${id}-title`} className={styles.title} dir="auto" tabIndex={-1}>
          {title}
        </h2>
        {children && (
          <div id={`${id}-body`} className={styles.body}>
            {children}
          </div>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </dialog>
  );
}

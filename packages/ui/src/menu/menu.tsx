import { Menu as Base } from '@base-ui/react/menu';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { CheckIcon } from '../icon/icons';
import { cx } from '../shared/cx';
import styles from '../shared/popup.module.css';
import { usePopupPlace } from '../shared/use-popup-place';

export type MenuProps = Omit<ComponentProps<'div'>, 'children' | 'dir'> & {
  /** The button that opens it: a `Button` or an `IconButton`. */
  readonly trigger: ReactElement;
  /** Which edge of the button it is aligned with. */
  readonly align?: 'start' | 'end';
  /** `MenuItem`, `MenuCheckItem` and `MenuSeparator`. */
  readonly children: ReactNode;
};

/** Actions behind a button; arrow keys and first letters move in it, Escape closes it and returns the focus (UI-91). */
export function Menu({ trigger, align = 'start', className, children, ...rest }: MenuProps) {
  const { anchorRef, container } = usePopupPlace();
  return (
    <Base.Root>
      <Base.Trigger ref={anchorRef} render={trigger} />
      <Base.Portal container={container}>
        <Base.Positioner className={styles.positioner} align={align} sideOffset={4}>
          <Base.Popup className={cx(styles.popup, styles.list, className)} {...rest}>
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

type MenuItemOwn = {
  readonly icon?: ReactNode;
  /** A second line under the label. */
  readonly detail?: ReactNode;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
};

export type MenuItemProps = MenuItemOwn & {
  readonly tone?: 'neutral' | 'danger';
} & Omit<ComponentProps<'div'>, keyof MenuItemOwn | 'onClick'>;

/** One action of a menu. */
export function MenuItem({
  icon,
  detail,
  tone = 'neutral',
  isDisabled = false,
  onSelect,
  className,
  children,
  ...rest
}: MenuItemProps) {
  return (
    <Base.Item
      className={cx(styles.item, className)}
      data-tone={tone}
      disabled={isDisabled}
      onClick={onSelect}
      {...rest}
    >
      {icon}
      <Words detail={detail}>{children}</Words>
    </Base.Item>
  );
}

export type MenuCheckItemProps = Omit<MenuItemOwn, 'onSelect'> & {
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
} & Omit<ComponentProps<'div'>, keyof MenuItemOwn | 'onChange' | 'onClick'>;

/** An entry that is on or off, or the current one of several. */
export function MenuCheckItem({
  icon,
  detail,
  isChecked,
  isDisabled = false,
  onChange,
  className,
  children,
  ...rest
}: MenuCheckItemProps) {
  return (
    <Base.CheckboxItem
      className={cx(styles.item, className)}
      checked={isChecked}
      disabled={isDisabled}
      closeOnClick
      onCheckedChange={onChange}
      {...rest}
    >
      {icon}
      <Words detail={detail}>{children}</Words>
      <Base.CheckboxItemIndicator>
        <CheckIcon />
      </Base.CheckboxItemIndicator>
    </Base.CheckboxItem>
  );
}

/** A line between groups of entries. */
export function MenuSeparator({ className, ...rest }: ComponentProps<'div'>) {
  return <Base.Separator className={cx(styles.separator, className)} {...rest} />;
}

function Words({ detail, children }: { readonly detail: ReactNode; readonly children: ReactNode }) {
  return (
    <span className={styles.text} dir="auto">
      {children}
      {detail && <span className={styles.detail}>{detail}</span>}
    </span>
  );
}

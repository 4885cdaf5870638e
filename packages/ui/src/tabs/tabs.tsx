import { Tabs as Base } from '@base-ui/react/tabs';
import type { ComponentProps } from 'react';
import { cx } from '../shared/cx';
import styles from './tabs.module.css';

type TabsOwn<Value extends string> = {
  readonly value: Value;
  readonly onChange: (value: Value) => void;
};

export type TabsProps<Value extends string> = TabsOwn<Value> &
  Omit<ComponentProps<'div'>, keyof TabsOwn<Value> | 'defaultValue' | 'dir'>;

/** Panels of which one shows; holds one `TabList` and a `TabPanel` for each tab. `TabBar` is for the sections of one long page (UI-92). */
export function Tabs<Value extends string>({
  value,
  onChange,
  className,
  ...rest
}: TabsProps<Value>) {
  return (
    <Base.Root
      className={cx(styles.tabs, className)}
      value={value}
      // The values are those that the tabs inside were given.
      onValueChange={(next: Value) => onChange(next)}
      {...rest}
    />
  );
}

export type TabListProps = ComponentProps<'div'> & {
  /** Names the tabs for screen readers. */
  readonly label: string;
};

/** The row of tabs; arrow keys move in it, and a tab that is moved to is shown. */
export function TabList({ label, className, ...rest }: TabListProps) {
  return (
    <Base.List
      className={cx(styles.list, className)}
      aria-label={label}
      activateOnFocus
      {...rest}
    />
  );
}

export type TabProps = Omit<ComponentProps<'button'>, 'value' | 'disabled'> & {
  readonly value: string;
  readonly isDisabled?: boolean;
};

/** One tab; what it counts is a `Badge` beside its name. */
export function Tab({ isDisabled = false, className, ...rest }: TabProps) {
  return <Base.Tab className={cx(styles.tab, className)} disabled={isDisabled} {...rest} />;
}

export type TabPanelProps = ComponentProps<'div'> & { readonly value: string };

/** Shows while the tab of the same value is chosen. */
export function TabPanel({ className, ...rest }: TabPanelProps) {
  return <Base.Panel className={cx(styles.panel, className)} {...rest} />;
}

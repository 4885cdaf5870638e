import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../shared/cx';
import styles from './tab-bar.module.css';

export type TabBarItem = { readonly id: string; readonly label: ReactNode };

type TabBarOwn = {
  /** Names the navigation. */
  readonly label: string;
  /** Each tab leads to the section with the same id on this page. */
  readonly items: readonly TabBarItem[];
  readonly current: string | null;
  /** Called in place of the jump; scrolling there is the caller's, see useScrollSpy. */
  readonly onSelect?: ((id: string) => void) | undefined;
};

export type TabBarProps = TabBarOwn & Omit<ComponentProps<'nav'>, keyof TabBarOwn | 'children'>;

/** Links to the sections of a long page, sticking to its top; the strip moves so that the current one stays in sight (UI-70). */
export function TabBar({ label, items, current, onSelect, className, ...rest }: TabBarProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const hasMoved = useRef(false);
  const isFirst = current === items[0]?.id;

  useEffect(() => {
    // The first is in sight from the beginning; asking where it stands would lay the whole page out.
    if (isFirst && !hasMoved.current) return;
    hasMoved.current = true;
    const list = listRef.current;
    const tab = list?.querySelector<HTMLElement>('[aria-current]');
    if (!list || !tab) return;
    // Only the strip may move: scrollIntoView would also move the page that is being scrolled by the guest.
    list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 });
  }, [current, isFirst]);

  function onClick(event: MouseEvent, id: string) {
    if (!onSelect || event.metaKey || event.ctrlKey) return;
    event.preventDefault();
    onSelect(id);
  }

  return (
    <nav className={cx(styles.bar, className)} aria-label={label} {...rest}>
      <ul ref={listRef} className={styles.list}>
        {items.map((item) => (
          <li key={item.id}>
            <a
              href={`#${item.id}`}
              className={styles.tab}
              dir="auto"
              aria-current={item.id === current ? 'true' : undefined}
              onClick={(event) => onClick(event, item.id)}
            >
              {item.label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

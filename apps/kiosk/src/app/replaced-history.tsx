import type { MouseEvent, PropsWithChildren } from 'react';
import { useNavigate } from 'react-router-dom';
import styles from './replaced-history.module.css';

/** Follows each link in the place of the current page: the browser's history holds one entry, so that nothing of a guest stays in it. */
export function ReplacedHistory({ children }: PropsWithChildren) {
  const navigate = useNavigate();

  function follow(event: MouseEvent<HTMLElement>) {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin) return;
    event.preventDefault();
    void navigate(link.pathname + link.search, { replace: true });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- links keep their own keys; only where they lead to is replaced
    <div className={styles.page} onClickCapture={follow}>
      {children}
    </div>
  );
}

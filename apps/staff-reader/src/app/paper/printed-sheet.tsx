import { useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import { KitchenTicket } from './kitchen-ticket';
import { pageRule } from './page-size';
import type { GrantedPaper } from './paper-queue';
import styles from './paper.module.css';
import { ReceiptPaper } from './receipt-paper';

type PrintedSheetProps = { readonly paper: GrantedPaper; readonly onPrinted: () => void };

/** Draws a paper where no screen shows it, has the browser print it and nothing else, and takes it away. */
export function PrintedSheet({ paper: { job, is_copy }, onPrinted }: PrintedSheetProps) {
  const ref = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent(onPrinted);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(pageRule(ref.current?.offsetHeight ?? 0));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // A task of its own, so that the page is drawn once with its paper.
    const timer = setTimeout(() => {
      window.print();
      finish();
    });
    return () => {
      clearTimeout(timer);
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, []);
  return createPortal(
    <div ref={ref} className={styles.paper} aria-hidden>
      {job.paper === 'ticket' ? (
        <KitchenTicket order={job.order} round={job.round} isCopy={is_copy} />
      ) : (
        <ReceiptPaper orders={job.orders} isCopy={is_copy} />
      )}
    </div>,
    document.body,
  );
}

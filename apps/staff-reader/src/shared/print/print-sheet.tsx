import { cx } from '@comanda/ui';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';
import styles from './print-sheet.module.css';

type PrintSheetProps = {
  readonly className?: string | undefined;
  /** Returns the print rule of its pages from its height on the screen. */
  readonly pageRule: (height_px: number) => string;
  readonly children: ReactNode;
  readonly onPrinted: () => void;
};

/** Draws what is printed where no screen shows it, and has the browser print it and nothing else. */
export function PrintSheet({ className, pageRule, children, onPrinted }: PrintSheetProps) {
  const ref = useRef<HTMLDivElement>(null);
  const finish = useEffectEvent(onPrinted);
  const ruleOf = useEffectEvent(pageRule);
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(ruleOf(ref.current?.offsetHeight ?? 0));
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    // A task of its own, so that the page is drawn once with its sheet.
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
    <div ref={ref} className={cx(styles.sheet, className)} aria-hidden>
      {children}
    </div>,
    document.body,
  );
}

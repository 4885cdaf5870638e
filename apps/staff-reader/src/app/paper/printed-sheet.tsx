import { PrintSheet } from '#shared/print/print-sheet';
import { KitchenTicket } from './kitchen-ticket';
import { pageRule } from './page-size';
import type { GrantedPaper } from './paper-queue';
import styles from './paper.module.css';
import { ReceiptPaper } from './receipt-paper';

type PrintedSheetProps = { readonly paper: GrantedPaper; readonly onPrinted: () => void };

/** Prints a paper on a roll. */
export function PrintedSheet({ paper: { job, is_copy }, onPrinted }: PrintedSheetProps) {
  return (
    <PrintSheet className={styles.paper} pageRule={pageRule} onPrinted={onPrinted}>
      {job.paper === 'ticket' ? (
        <KitchenTicket order={job.order} round={job.round} isCopy={is_copy} />
      ) : (
        <ReceiptPaper orders={job.orders} isCopy={is_copy} />
      )}
    </PrintSheet>
  );
}

import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useRefusalToast } from '#shared/refusals/use-refusal-toast';
import { PaperContext, type PaperJob } from '#shared/paper/paper-context';
import { AutoPrint } from './auto-print';
import { type PaperQueue, withPaper } from './paper-queue';
import { PrintedSheet } from './printed-sheet';
import { useClaimedPaper } from './use-claimed-paper';

/** Prints papers one after the other, each once the server has given it to this device. */
export function PaperProvider({ children }: { readonly children: ReactNode }) {
  const claim = useClaimedPaper();
  const [queue, setQueue] = useState<PaperQueue>([]);
  const [fault, setFault] = useState<Error | null>(null);
  useRefusalToast(fault);

  const printOnce = useCallback(
    async (job: PaperJob, again: boolean) => {
      const { may_print, is_copy } = await claim(job, again);
      if (may_print) setQueue((papers) => withPaper(papers, job, is_copy));
    },
    [claim],
  );
  const paper = useMemo(
    () => ({
      print: (job: PaperJob) => {
        setFault(null);
        printOnce(job, true).catch((error: unknown) => {
          setFault(error instanceof Error ? error : new Error('The paper was not claimed.'));
        });
      },
    }),
    [printOnce],
  );
  const [first] = queue;
  return (
    <PaperContext value={paper}>
      {children}
      <AutoPrint onPrint={printOnce} />
      {first && (
        <PrintedSheet
          key={first.id}
          paper={first}
          onPrinted={() => setQueue((papers) => papers.slice(1))}
        />
      )}
    </PaperContext>
  );
}

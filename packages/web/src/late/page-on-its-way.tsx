import { isAlive } from '@comanda/api-client';
import { type ReactNode, useState } from 'react';
import { useIsPartMissing } from './missing-part';
import { UnreachablePage } from '../problems/unreachable-page';

/** Stands in the place of a page whose code is on its way; where that cannot be had it says so, as it does of a restaurant. */
export function PageOnItsWay({ children = null }: { readonly children?: ReactNode }) {
  const isMissing = useIsPartMissing();
  return isMissing ? <MissingPage /> : children;
}

function MissingPage() {
  const [isBusy, setBusy] = useState(false);
  async function retry() {
    setBusy(true);
    // A browser asks no second time for a module that failed. Where nothing answers, a document loaded anew may be the browser's own.
    if (await isAlive()) location.reload();
    else setBusy(false);
  }
  return <UnreachablePage onRetry={() => void retry()} isBusy={isBusy} />;
}

import { PageOnItsWay } from '@comanda/web/late';
import { FrameSkeleton } from './frame-skeleton';

/** The shape of a page that is on its way; where it cannot be had it says so. */
export function ComingPage() {
  return (
    <PageOnItsWay>
      <FrameSkeleton />
    </PageOnItsWay>
  );
}

import { useStaffPlace } from '@comanda/staff/provider';
import { Spinner } from '@comanda/ui';
import { UnreachablePage } from '@comanda/web/problems';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import styles from './opening.module.css';

/** Stands there until it is known who is signed in; where the server does not answer, says so. */
export function Opening() {
  const { restaurant_id } = useStaffPlace();
  const queryClient = useQueryClient();
  const isReading = useIsFetching() > 0;
  const isFailed = queryClient.getQueryState(['device', restaurant_id])?.status === 'error';
  if (!isFailed) {
    return (
      <div className={styles.opening}>
        <Spinner />
      </div>
    );
  }
  return <UnreachablePage onRetry={() => void queryClient.refetchQueries()} isBusy={isReading} />;
}

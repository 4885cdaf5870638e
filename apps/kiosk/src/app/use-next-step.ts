import { useWays } from '#features/pay/use-ways';
import { useGo } from './use-go';
import { usePay } from './use-pay';

/** Leads from the order to paying: to the choice between ways, or straight on where there is one. */
export function useNextStep(): () => void {
  const ways = useWays();
  const pay = usePay();
  const go = useGo();
  return () => {
    const [only, ...others] = ways;
    if (only && others.length === 0) pay(only);
    else go('paymentSelect');
  };
}

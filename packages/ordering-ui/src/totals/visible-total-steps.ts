import type { StepReason } from '@comanda/ordering';

/** Sums on the way. */
const SUMS: readonly string[] = ['net_total', 'total_with_tax'];

/** The steps without the sums on the way that come to what stands before or below them anyway. */
export function visibleTotalSteps(steps: readonly StepReason[]): readonly StepReason[] {
  const told = new Set(
    steps.filter(({ key }) => key === 'items' || key === 'total').map(({ amount }) => amount),
  );
  return steps.filter(({ key, amount }) => {
    if (!SUMS.includes(key)) return true;
    const isNew = !told.has(amount);
    told.add(amount);
    return isNew;
  });
}

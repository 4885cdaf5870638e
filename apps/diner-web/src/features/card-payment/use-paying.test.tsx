import type { Checkout, CheckoutFlow } from '@comanda/ordering/checkout';
import { render } from '@testing-library/react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { expect, test } from 'vitest';
import { usePaying } from './use-paying';

const IDLE: CheckoutFlow = { stage: 'idle' };

/** A payment page whose guest chooses the counter in the very moment in which they see it. */
function QuickGuest({ began }: { readonly began: (way: string) => void }) {
  const [flow, setFlow] = useState(IDLE);
  const checkout: Pick<Checkout, 'flow' | 'intent' | 'fault' | 'start' | 'reset'> = {
    flow,
    intent: null,
    fault: null,
    start: () => began('card'),
    reset() {
      began('nothing');
      setFlow({ ...IDLE });
    },
  };
  const paying = usePaying({
    checkout: checkout as Checkout, // all that is asked for until somebody pays
    options: { online: true, counter: true },
    total: 1000,
    onWalletFailed: () => undefined,
  });
  const chooseCounter = useEffectEvent(() => paying.changeWay('counter'));
  useLayoutEffect(() => chooseCounter(), []);
  return paying.way;
}

test('whoever chooses the counter at once has no payment by card opened behind them', () => {
  const ways: string[] = [];
  const { container } = render(<QuickGuest began={(way) => ways.push(way)} />);
  expect(container.textContent).toBe('counter');
  expect(ways.at(-1)).toBe('nothing');
});

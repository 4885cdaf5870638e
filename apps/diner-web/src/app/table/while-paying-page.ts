import { latePart } from '@comanda/web/late';

/** Shows a payment's result when its own page is gone. */
export const WhilePayingPage = latePart(() =>
  import('./closed-while-paying').then((m) => m.ClosedWhilePaying),
);

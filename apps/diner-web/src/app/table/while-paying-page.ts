import { latePart } from '@comanda/web/late';

/** What became of a payment, where its page can tell it no more. */
export const WhilePayingPage = latePart(() =>
  import('./closed-while-paying').then((m) => m.ClosedWhilePaying),
);

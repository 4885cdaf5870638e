import { type Content, fill, type Operator } from './content';

type Figures = Operator['claims'];

/** Returns the sentences of the figures that the operator claims. */
export function claimsOf({ claims }: Pick<Content, 'claims'>, figures: Figures): string[] {
  const told = [
    [claims.revenue, figures.revenue_percent],
    [claims.errors, figures.errors_percent],
    [claims.minutes, figures.minutes_saved],
  ] as const;
  return told.flatMap(([text, value]) => (value === null ? [] : [fill(text, { value })]));
}

/** Returns the promise of a reply to a message; without a time where the operator claims none. */
export function replyPromise(
  { contact }: Pick<Content, 'contact'>,
  { reply_hours }: Pick<Figures, 'reply_hours'>,
  text: 'lead' | 'description' = 'lead',
): string {
  return reply_hours === null ? contact.lead_plain : fill(contact[text], { hours: reply_hours });
}

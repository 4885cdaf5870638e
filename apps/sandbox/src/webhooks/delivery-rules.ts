import type { DeliveryMode } from './delivery';

export type DeliveryMatch = {
  readonly type?: string;
  readonly metadata?: Readonly<Record<string, string>>;
};

export type DeliveryRule = {
  readonly match?: DeliveryMatch;
  readonly mode: DeliveryMode;
  readonly delay_ms?: number;
};

const DELIVER: DeliveryRule = { mode: 'deliver' };

/** How events are to be delivered: the newest rule that matches, else the general one. */
export class DeliveryRules {
  #general = DELIVER;
  #particular: DeliveryRule[] = [];

  list(): readonly DeliveryRule[] {
    return [...this.#particular, this.#general];
  }

  /** A rule without a match is for all events and ends the particular ones. */
  set(rule: DeliveryRule): void {
    if (rule.match === undefined) {
      this.#general = rule;
      this.#particular = [];
      return;
    }
    const key = JSON.stringify(rule.match);
    this.#particular = this.#particular.filter((other) => JSON.stringify(other.match) !== key);
    this.#particular.unshift(rule);
  }

  reset(): void {
    this.set(DELIVER);
  }

  ruleFor(type: string, metadata: Readonly<Record<string, string>>): DeliveryRule {
    return (
      this.#particular.find((rule) => matchesDelivery(rule.match, type, metadata)) ?? this.#general
    );
  }
}

export function matchesDelivery(
  match: DeliveryMatch | undefined,
  type: string,
  metadata: Readonly<Record<string, string>>,
): boolean {
  if (match?.type !== undefined && match.type !== type) return false;
  return Object.entries(match?.metadata ?? {}).every(([key, value]) => metadata[key] === value);
}

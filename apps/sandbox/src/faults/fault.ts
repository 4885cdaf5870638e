export const FAULT_KINDS = [
  'status',
  'delay',
  'dropBeforeCommit',
  'dropAfterCommit',
  'hang',
  'malformed',
  'wrong_amount',
] as const;

export type FaultKind = (typeof FAULT_KINDS)[number];

export type FaultMatch = {
  readonly method?: string;
  /** The path, exactly; `*` stands for any text. */
  readonly path?: string;
  /** Every pair must be on the object that the request concerns. */
  readonly metadata?: Readonly<Record<string, string>>;
};

export type FaultRequest = {
  readonly match?: FaultMatch;
  readonly kind: FaultKind;
  readonly status?: number;
  readonly delay_ms?: number;
  /** For status, delay and hang: before anything is done, or after it was done and recorded. */
  readonly when?: 'after' | 'before';
  /** How often it strikes; without it, until it is cleared. */
  readonly times?: number;
  /** Strikes only every n-th matching request. */
  readonly every?: number;
};

/** A fault in force, with how many requests it has seen and struck. */
export type Fault = {
  readonly id: string;
  readonly match: FaultMatch;
  readonly kind: FaultKind;
  readonly status: number;
  readonly delay_ms: number;
  readonly when: 'after' | 'before';
  readonly times: number | null;
  readonly every: number;
  seen: number;
  hits: number;
};

/** The shape of a fault on the control interface. */
export const faultRequestSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['kind'],
  properties: {
    kind: { enum: FAULT_KINDS },
    match: {
      type: 'object',
      additionalProperties: false,
      properties: {
        method: { type: 'string' },
        path: { type: 'string' },
        metadata: { type: 'object', additionalProperties: { type: 'string' } },
      },
    },
    status: { type: 'integer', minimum: 400, maximum: 599 },
    delay_ms: { type: 'integer', minimum: 0, maximum: 600_000 },
    when: { enum: ['after', 'before'] },
    times: { type: 'integer', minimum: 1 },
    every: { type: 'integer', minimum: 1 },
  },
} as const;

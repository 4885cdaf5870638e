/** A reader of Stripe's at the counter, as the sandbox has it. */
export const COUNTER_READER = {
  vendor: 'STRIPE',
  reader: 'tmr_SandboxCounter',
  label: 'Counter',
  location: 'tml_Sandbox',
} as const;

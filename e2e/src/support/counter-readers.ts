/** A reader of each vendor at the counter, as the sandbox has it. */
export const COUNTER_READERS = {
  STRIPE: {
    reader: 'tmr_SandboxCounter',
    terminal: {
      vendor: 'STRIPE',
      reader: 'tmr_SandboxCounter',
      label: 'Counter',
      location: 'tml_Sandbox',
    },
    settings: {},
    /** The call whose reply may be lost after the money was taken. */
    charging_call: '**/api/terminal/capturePayment',
  },
  NUVEI: {
    reader: '221921800001',
    terminal: { vendor: 'NUVEI', reader: '221921800001', label: 'Counter' },
    settings: { payment_secrets: { spin_auth_key: 'SandboxKey' } },
    charging_call: '**/api/terminal/sale',
  },
} as const;

export const VENDORS = ['STRIPE', 'NUVEI'] as const;

/** A form of an account, with the fields that it has. */
export type HubSpotSettings = {
  readonly portalId: string;
  readonly formId: string;
  readonly fields: readonly string[];
  readonly required: readonly string[];
};

export const defaultHubSpotSettings: HubSpotSettings = {
  portalId: '48000000',
  formId: '0193f2a4-6c1e-4b7a-9d35-2f8e4c6b1a70',
  fields: ['email', 'firstname', 'lastname', 'jobtitle', 'phone', 'zip', 'country', 'message'],
  required: ['email'],
};

/** A stopped server: its data folder, and its database where that is on PostgreSQL; and folders to make variants from. */
export type Template = {
  readonly dataDir: string;
  readonly database: string | null;
  /** The demo restaurant's folder as it was imported. */
  readonly bundle: string;
  /** The same without pictures and films. */
  readonly plainBundle: string;
};

const VARIABLE = 'COMANDA_E2E_TEMPLATE';

/** Passes the template to the workers, which inherit the environment. */
export function publishTemplate(template: Template): void {
  process.env[VARIABLE] = JSON.stringify(template);
}

export function readTemplate(): Template {
  const text = process.env[VARIABLE];
  if (text === undefined) throw new Error('No template was made: is globalSetup configured?');
  return JSON.parse(text) as Template; // written by publishTemplate
}

import { z } from 'zod';
import { SPIN_PATIENCE, type SpinPatience } from '../processors/spin/spin-limits';

const httpUrl = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

/** The variables about card readers; all of them optional. */
export const readersEnvironment = {
  SPIN_BASE: httpUrl.default('https://api.spinpos.net'),
  SPIN_PROTOCOL: z.enum(['json', 'xml']).default('json'),
  STRIPE_TERMINAL_JS_URL: httpUrl.optional(),
};

export type ReadersConfig = {
  /** Where Nuvei's cloud terminals are reached, and by which of their two interfaces. */
  readonly spinBase: string;
  readonly spinProtocol: 'json' | 'xml';
  /** How long they are waited for. Not for the environment to say: only tests wait for less. */
  readonly spinPatience: SpinPatience;
  /** A stand-in for the script that talks to Stripe's readers. */
  readonly terminalJsUrl: string | null;
};

type Environment = z.infer<z.ZodObject<typeof readersEnvironment>>;

export function readReaders(env: Environment): ReadersConfig {
  return {
    spinBase: env.SPIN_BASE,
    spinProtocol: env.SPIN_PROTOCOL,
    spinPatience: SPIN_PATIENCE,
    terminalJsUrl: env.STRIPE_TERMINAL_JS_URL ?? null,
  };
}

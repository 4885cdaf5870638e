import type { Shop } from './start-shop';

/** The next such call does not reach Stripe before it is let go. */
export function holdCall({ deps }: Pick<Shop, 'deps'>, name: 'lookUp' | 'open'): () => void {
  const { STRIPE } = deps.processors;
  if (STRIPE === undefined) throw new Error('The shop has no Stripe.');
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const call = STRIPE[name] as (...input: unknown[]) => Promise<unknown>; // either of them is one
  async function once(...input: unknown[]): Promise<unknown> {
    Object.assign(STRIPE ?? {}, { [name]: call });
    await held;
    return await call(...input);
  }
  Object.assign(STRIPE, { [name]: once });
  return letGo;
}

import type { Processor } from '@comanda/contracts';
import { err, ok, type Result } from '@comanda/kernel';
import type { PaymentFailed } from '../card-driver';
import { forgetScript, loadScript } from '../load-script';
import type { CollectJs } from './collect-js';

const COLLECT_JS = 'https://secure.nmi.com/token/Collect.js';

// The script reads its key from its own tag, once: another restaurant's needs a tag of its own.
let loaded: { readonly url: string; readonly key: string } | null = null;

/** Collect.js, or the stand-in that the processor names, with the restaurant's public key. */
export async function loadCollect(processor: Processor): Promise<Result<CollectJs, PaymentFailed>> {
  const url = processor.script_url ?? COLLECT_JS;
  const key = processor.publishable_key;
  if (loaded !== null && (loaded.url !== url || loaded.key !== key)) forget(loaded);
  loaded = { url, key };
  try {
    await loadScript(url, attributesOf(key));
  } catch {
    return err({ kind: 'failed', reason: 'script_not_loaded' });
  }
  // Defined by the script; nothing else of this page has that name.
  const { CollectJS } = globalThis as { CollectJS?: CollectJs };
  return CollectJS ? ok(CollectJS) : err({ kind: 'failed', reason: 'script_not_loaded' });
}

function forget({ url, key }: { readonly url: string; readonly key: string }): void {
  forgetScript(url, attributesOf(key));
  Reflect.deleteProperty(globalThis, 'CollectJS');
}

function attributesOf(key: string): Readonly<Record<string, string>> {
  return { 'data-tokenization-key': key, 'data-variant': 'inline' };
}

import type { FieldName } from './field-messages';

type Call =
  | { readonly kind: 'ask'; readonly call: string }
  | {
      readonly kind: 'tell';
      readonly call: string;
      readonly field: FieldName;
      readonly text: string;
    };

/** How long a sibling may take before it is taken for gone. */
const SIBLING_REPLY_TIMEOUT_MS = 2_000;

/**
 * The fields of one form tell each other what was typed, on the sandbox's own origin: the page around them, which is of
 * another, hears nothing of it.
 */
export function joinSiblings(group: string, field: FieldName, read: () => string) {
  const channel = new BroadcastChannel(`hosted-fields:${group}`);
  const waiting = new Map<string, (told: Extract<Call, { kind: 'tell' }>) => void>();
  channel.addEventListener('message', ({ data }: MessageEvent<Call>) => {
    if (data.kind === 'tell') waiting.get(data.call)?.(data);
    else channel.postMessage({ kind: 'tell', call: data.call, field, text: read() });
  });

  return {
    /** Collects the values of all fields of the form; null when a field does not reply. */
    collect(fields: readonly FieldName[]): Promise<Readonly<Record<string, string>> | null> {
      const call = crypto.randomUUID();
      const texts: Record<string, string> = { [field]: read() };
      return new Promise((resolve) => {
        function finish(result: typeof texts | null): void {
          clearTimeout(timer);
          waiting.delete(call);
          resolve(result);
        }
        const timer = setTimeout(() => finish(null), SIBLING_REPLY_TIMEOUT_MS);
        waiting.set(call, (told) => {
          texts[told.field] = told.text;
          if (fields.every((name) => name in texts)) finish(texts);
        });
        channel.postMessage({ kind: 'ask', call });
      });
    },
  };
}

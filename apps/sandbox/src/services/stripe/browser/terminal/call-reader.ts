export type TerminalError = {
  readonly code: string;
  readonly message: string;
  readonly decline_code?: string;
  readonly payment_intent?: object;
};
export type Failed = { readonly error: TerminalError };
export type Reply = Readonly<Record<string, unknown>>;

/** One call of the sandbox's line to its readers. A line that breaks is an error like any other, never a rejection. */
export async function callReader(
  origin: string,
  name: string,
  body: object,
  signal?: AbortSignal,
): Promise<Failed | Reply> {
  try {
    const response = await fetch(`${origin}/stripe/terminal/${name}`, {
      method: 'POST',
      body: JSON.stringify(body),
      ...(signal === undefined ? {} : { signal }),
    });
    return (await response.json()) as Failed | Reply; // what registerTerminalSdk answers
  } catch {
    return signal?.aborted === true
      ? failed('reader_connection_interrupted', 'The connection to the reader was interrupted.')
      : failed('network_error', 'Could not communicate with the reader.');
  }
}

export function failed(code: string, message: string): Failed {
  return { error: { code, message } };
}

export function isFailed(reply: Failed | Reply): reply is Failed {
  return typeof reply['error'] === 'object' && reply['error'] !== null;
}

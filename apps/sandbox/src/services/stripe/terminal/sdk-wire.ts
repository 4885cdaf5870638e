export type SdkBody = Readonly<Record<string, unknown>>;

/** As every method of the script answers: what was asked for, or an error. */
export type SdkReply = Readonly<Record<string, unknown>>;

export function failed(code: string, message: string, more: object = {}): SdkReply {
  return { error: { code, message, ...more } };
}

export function textOf(body: SdkBody, name: string): string {
  const value = body[name];
  return typeof value === 'string' ? value : '';
}

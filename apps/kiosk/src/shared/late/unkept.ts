/** Why orders could not be kept on this device, until staff are told; without a connection nothing can be told at once. */
let unkept: string[] = [];

/** Notes that an order was not kept, or that none can be. Nothing of a guest may be in it. */
export function noteUnkept(detail: string): void {
  if (!unkept.includes(detail)) unkept.push(detail);
}

/** Returns what is to be told, once. */
export function takeUnkept(): readonly string[] {
  const taken = unkept;
  unkept = [];
  return taken;
}

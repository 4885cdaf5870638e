import { hashPin, verifyPin } from './pin';

/** The form in which a setup code is compared: capitals and spaces around it make no difference. */
export function normaliseSetupCode(code: string): string {
  return code.trim().toUpperCase();
}

/** The hash of a setup code; the one it has when it did not change, so that importing again changes nothing. */
export async function hashSetupCode(
  code: string,
  known: string | null,
  cost: number,
): Promise<string> {
  const normal = normaliseSetupCode(code);
  return known !== null && (await verifyPin(normal, known)) ? known : hashPin(normal, cost);
}

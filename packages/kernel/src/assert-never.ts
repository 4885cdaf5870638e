/** Closes an exhaustive switch: a case that was forgotten fails to compile; one that slips through at run time throws. */
export function assertNever(value: never): never {
  throw new Error(
    `A case is not handled: ${JSON.stringify(value)}. Add it to the switch that called assertNever.`,
  );
}

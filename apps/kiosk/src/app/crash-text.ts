/** Returns a fault in words for the staff. */
export function crashText(error: unknown): string {
  return error instanceof Error ? `${error.name}: ${error.message}` : 'An unknown fault.';
}

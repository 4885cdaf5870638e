/** The endpoint that a typed name means, whatever its capitals; null for what can be none. */
export function endpointOf(name: string): string | null {
  const endpoint = name.toLowerCase();
  return /^[a-z0-9][a-z0-9-]*$/.test(endpoint) ? endpoint : null;
}

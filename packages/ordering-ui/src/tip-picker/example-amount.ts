/** An amount to show as an example, in cents: the usual one, or a round one that the most allows; where that is next to nothing, the most itself. */
export function exampleAmount(usual: number, most: number): number {
  if (usual < most) return usual;
  const half = Math.floor(most / 200) * 100;
  return half > 0 ? half : most;
}

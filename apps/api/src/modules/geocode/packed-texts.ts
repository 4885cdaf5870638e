/** Many short texts in one buffer. */
export type PackedTexts = { readonly bytes: Uint8Array; readonly starts: Uint32Array };

/** One of them. */
export function textAt({ bytes, starts }: PackedTexts, index: number): string {
  const from = starts[index] ?? 0;
  return Buffer.from(
    bytes.buffer,
    bytes.byteOffset + from,
    (starts[index + 1] ?? from) - from,
  ).toString();
}

/** Where the first text is that is not before this one; the texts are sorted. */
export function firstNotBefore(texts: PackedTexts, wanted: string): number {
  let low = 0;
  let high = texts.starts.length - 1;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (textAt(texts, middle) < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}

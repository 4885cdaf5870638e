/** Detects the video type from the first bytes; null when browsers cannot play it. */
export function readVideoType(bytes: Uint8Array): 'video/mp4' | 'video/webm' | null {
  const head = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  // An MP4 begins with a box of type ftyp; a WebM with the mark of EBML and its own name soon after.
  if (head.slice(4, 8) === 'ftyp') return 'video/mp4';
  if (head.startsWith('\u001aE\u00df\u00a3') && head.includes('webm')) return 'video/webm';
  return null;
}

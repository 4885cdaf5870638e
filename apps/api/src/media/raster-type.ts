const JPEG = [0xff, 0xd8, 0xff];
const PNG = [0x89, 0x50, 0x4e, 0x47];

/** Whether the bytes begin as a picture made of pixels does; anything else could be a drawing. */
export function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12));
  const [first, second] = [head.toString('latin1', 0, 4), head.toString('latin1', 8, 12)];
  return (
    beginsWith(bytes, JPEG) ||
    beginsWith(bytes, PNG) ||
    (first === 'RIFF' && second === 'WEBP') ||
    head.toString('latin1', 4, 8) === 'ftyp'
  );
}

function beginsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte);
}

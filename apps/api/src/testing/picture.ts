import sharp from 'sharp';

/** A picture of one colour, and as wide as asked. */
export async function aPicture(width = 400, height = 300): Promise<Uint8Array> {
  return sharp({ create: { width, height, channels: 3, background: '#336699' } })
    .png()
    .toBuffer();
}

import { readFileSync } from 'node:fs';

type ReadFilm = {
  readonly width: number;
  readonly height: number;
  readonly seconds: number;
  /** Whether a browser can begin before all of it has come. */
  readonly startsEarly: boolean;
  readonly hasSound: boolean;
};

/** Reads size and length of an MP4 file with one picture track from its boxes. */
export function readFilm(file: string): ReadFilm {
  const bytes = readFileSync(file);
  // Behind the name: version and flags (4), creation and change (8), units a second (4), length (4).
  const movie = bytes.indexOf('mvhd') + 4;
  const track = bytes.indexOf('tkhd') + 4;
  return {
    // Fixed-point numbers at the end of the track's header.
    width: bytes.readUInt32BE(track + 76) / 65_536,
    height: bytes.readUInt32BE(track + 80) / 65_536,
    seconds: bytes.readUInt32BE(movie + 16) / bytes.readUInt32BE(movie + 12),
    startsEarly: bytes.indexOf('moov') < bytes.indexOf('mdat'),
    hasSound: bytes.includes('soun'),
  };
}

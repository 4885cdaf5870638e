/** DD-MM-YYYY:HH:MM:SS:SSS, as the payment page and the XML requests write a moment. */
export function writeDateTime(time: Date): string {
  const [year, month, day, hour, minute, second, millisecond] = partsOf(time);
  return `${day}-${month}-${year}:${hour}:${minute}:${second}:${millisecond}`;
}

export function isDateTime(text: string): boolean {
  return /^\d{2}-\d{2}-\d{4}:\d{2}:\d{2}:\d{2}:\d{3}$/.test(text);
}

/** 2026-11-20T18:30:09, as the XML replies write it. */
export function writeIsoTime(time: Date): string {
  return time.toISOString().slice(0, 19);
}

function partsOf(time: Date): readonly string[] {
  return time.toISOString().split(/\D/);
}

/** DD-MM-YYYY:HH:MM:SS:SSS in UTC, as the payment page and the XML requests take a moment. */
export function nuveiDateTime(time: Date): string {
  const [year, month, day, hour, minute, second, millisecond] = time.toISOString().split(/\D/);
  return `${day}-${month}-${year}:${hour}:${minute}:${second}:${millisecond}`;
}

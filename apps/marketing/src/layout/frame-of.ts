/** Returns the kind of device whose screen has this size. */
export function frameOf(width: number, height: number): 'wide' | 'tall' | 'phone' {
  if (width > height) return 'wide';
  // A kiosk's screen is 9 : 16; phones are taller.
  return width * 16 === height * 9 ? 'tall' : 'phone';
}

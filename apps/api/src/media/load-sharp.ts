/** The library that draws pictures: as large as half the server, so it comes with the first picture there is to draw. */
export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  return sharp;
}

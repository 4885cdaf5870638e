/** How long is waited before a part of the application is fetched once more. */
const PAUSES_MS = [500, 1_500, 4_000];

/** Fetches a part of the application, a few times where that fails: a server with too much to do answers a moment later. */
export async function patientImport<Part>(load: () => Promise<Part>): Promise<Part> {
  for (const pause of PAUSES_MS) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  return await load();
}

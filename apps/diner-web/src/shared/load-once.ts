/** What cannot be had is asked for again in so long: a page that waits for it asks without end. */
const PAUSE_MS = 2000;

/** Loads a part with the first call. Once there it is the same promise each time, without the delay that would call for a placeholder. */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => {
    loading ??= load().catch(async (error: unknown) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

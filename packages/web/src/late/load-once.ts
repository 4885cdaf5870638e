/** For so long the answer of what could not be had stays the same: whoever draws it sees that it failed, and it is not asked for without end. */
const PAUSE_MS = 2000;

/** Loads a part with the first call. Once there it is the same promise each time, without the delay that would call for a placeholder. */
export function loadOnce<Part>(load: () => Promise<Part>): () => Promise<Part> {
  let loading: Promise<Part> | undefined;
  return () => {
    loading ??= load().catch((error: unknown) => {
      setTimeout(() => {
        loading = undefined;
      }, PAUSE_MS);
      throw error;
    });
    return loading;
  };
}

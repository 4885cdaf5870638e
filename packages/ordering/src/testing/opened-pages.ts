const opened = new Set<() => Promise<void>>();

/** Has a page left at the end of its test, whatever became of the test: its reader is wanted by the next one. */
export function leaveAtEnd(close: () => Promise<void> | void): () => Promise<void> {
  async function leave(): Promise<void> {
    if (opened.delete(leave)) await close();
  }
  opened.add(leave);
  return leave;
}

export async function leavePages(): Promise<void> {
  for (const leave of opened) await leave();
}

type ReadQuery = {
  readonly isError: boolean;
  readonly dataUpdatedAt: number;
  readonly errorUpdatedAt: number;
};

/** Returns since when a query's data may be old: its last read failed. null = it is as the server said last. */
export function staleSince({ isError, dataUpdatedAt, errorUpdatedAt }: ReadQuery): Date | null {
  return isError ? new Date(dataUpdatedAt || errorUpdatedAt) : null;
}

import type { QueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keepBoard, restoreBoard } from './kept-board';

/** Starts with the board that this browser kept, so that a reload without a server shows it. */
export function useKeptBoard(queryClient: QueryClient): void {
  useState(() => restoreBoard(queryClient));
  useEffect(() => keepBoard(queryClient), [queryClient]);
}

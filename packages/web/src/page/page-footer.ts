import { createContext, type ReactNode } from 'react';

/** The end of all pages below it. */
export const PageFooter = createContext<ReactNode>(null);

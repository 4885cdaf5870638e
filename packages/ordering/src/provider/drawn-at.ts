import { createContext } from 'react';

/** When a server drew the page that is being taken over: it is first drawn as of then. null = no server drew it. */
export const DrawnAt = createContext<Date | null>(null);

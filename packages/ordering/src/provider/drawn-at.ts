import { createContext } from 'react';

/** When a server drew the page that is being taken over: until it is, the time stands still. null = it is, or no server drew it. */
export const DrawnAt = createContext<Date | null>(null);

import { createContext } from 'react';

/** Whether what is chosen here goes to the kitchen in rounds of one order, which is paid afterwards. */
export const PaysLater = createContext(false);

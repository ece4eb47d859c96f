import { createContext } from 'react';

/** Whether all tables and dialogs are open from the beginning, as where nobody can open them. */
export const OpenContext = createContext(false);

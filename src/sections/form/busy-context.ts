import { createContext } from 'react';

/** Whether a submit is running. Apart from the form's properties, so that only its button renders again. */
export const BusyContext = createContext(false);

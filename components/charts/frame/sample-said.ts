import { createContext } from 'react';

/** Whether the section around small charts already says that their data are samples, so that each need not repeat it. */
export const SampleSaid = createContext(false);

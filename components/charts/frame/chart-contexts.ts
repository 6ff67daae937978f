import { createContext } from 'react';

/** Whether a chart shows all that belongs to it, or only its picture among others in an overview. */
export const ChartDetail = createContext(true);

/** Whether the section around small charts already says that their data are samples, so that each need not repeat it. */
export const HasSampleLabel = createContext(false);

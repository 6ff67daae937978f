import { createContext } from 'react';

/** Whether a chart shows all that belongs to it, or only its picture among others in an overview. */
export const ChartDetail = createContext(true);

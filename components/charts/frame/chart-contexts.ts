import { createContext } from 'react';

/** True for a full chart with text, legend, table and files; false for a small preview in an overview. */
export const ChartDetail = createContext(true);

/** True when the surrounding section already labels its data as samples, so that each chart does not repeat it. */
export const HasSampleLabel = createContext(false);

import dynamic from 'next/dynamic';

/** Part of the page's HTML; its code is not needed for the first view. */
export const LazyDrawing = dynamic(() => import('./drawing').then(({ Drawing }) => Drawing));

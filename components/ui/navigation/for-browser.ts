import type { MouseEvent } from 'react';

/**
 * Whether to leave a click on a link to the browser: one with another mouse button, or with a modifier key that opens a
 * tab or window or starts a download.
 */
export const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

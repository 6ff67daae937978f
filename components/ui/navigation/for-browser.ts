import type { MouseEvent } from 'react';

/** Whether the browser itself follows a click on a link: another button, or a key for a new tab or a download. */
export const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

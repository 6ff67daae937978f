import { paths } from '@/lib/domain/shared/paths';
import { openModal, modalStack } from '../modal-stack';
import { keepTypedAhead } from './typed-ahead';

/**
 * Opens the search for the header's link, for "/" and for Ctrl-K or Command-K. Keys do nothing while something is typed
 * or a modal is open; a new tab, a new window or a browser without scripts gets the search page.
 */
export function listenForSearch(): () => void {
  document.addEventListener('click', openByLink, true);
  document.addEventListener('keydown', openByKey);
  return () => {
    document.removeEventListener('click', openByLink, true);
    document.removeEventListener('keydown', openByKey);
  };
}

function openByLink(event: MouseEvent) {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
  if (target.closest('header a[href]')?.getAttribute('href') !== paths.search) return;
  event.preventDefault();
  openSearch();
}

function openByKey(event: KeyboardEvent) {
  if (event.defaultPrevented || event.isComposing || event.repeat || !isShortcut(event)) return;
  if (isTyping(event.target) || modalStack.openNames().length > 0) return;
  event.preventDefault();
  openSearch();
}

/** Some keyboards need Shift for a slash. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey && !shiftKey : key === '/' && !altKey;

const typedInto =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(typedInto) !== null;

function openSearch() {
  keepTypedAhead();
  // Loaded in parallel with the code of the modal itself.
  import('./search-panel').catch(() => {
    // The modal loads it as well and says when that fails.
  });
  openModal('search');
}

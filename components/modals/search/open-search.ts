import { paths } from '@/lib/domain/shared/paths';
import { openModal, modalStack } from '../modal-stack';
import { keepTypedAhead } from './typed-ahead';

/**
 * Opens the search modal on a click on the header's link, "/", Ctrl-K or Command-K. The keys do nothing while the
 * reader types or a modal is open. New tabs, new windows and browsers without scripts get the search page. Returns a
 * cleanup function.
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

/** Allows Shift, which some keyboards need for a slash. */
const isShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  ctrlKey || metaKey ? key.toLowerCase() === 'k' && !altKey && !shiftKey : key === '/' && !altKey;

const typedInto =
  'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"], [type="reset"]), textarea, select, [contenteditable]:not([contenteditable="false"])';
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(typedInto) !== null;

function openSearch() {
  keepTypedAhead();
  // Load the panel in parallel with the modal's own code.
  import('./search-panel').catch(() => {
    // Ignored: the modal loads it as well and reports a failure.
  });
  openModal('search');
}

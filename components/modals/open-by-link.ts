import { paths } from '@/lib/domain/shared/paths';
import { openModal } from './modal-stack';

const forms = ['test-drive', 'app-link', 'single-signup'] as const;

/**
 * Opens a modal on clicks on links to its form's page. New tabs, new windows and browsers without scripts get the page.
 * Runs before the link's own handler. Returns a cleanup function.
 */
export function listenForFormLinks(): () => void {
  document.addEventListener('click', openInstead, true);
  return () => document.removeEventListener('click', openInstead, true);
}

function openInstead(event: MouseEvent) {
  const { button, metaKey, ctrlKey, shiftKey, altKey, target } = event;
  if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey || !(target instanceof Element)) return;
  const link = target.closest('a[href]');
  const name = forms.find((form) => link?.getAttribute('href') === paths.form(form));
  if (name === undefined) return;
  event.preventDefault();
  openModal(name);
}

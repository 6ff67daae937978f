import { paths } from '@/lib/domain/paths';
import { openModal } from './modal-stack';

const forms = ['test-drive', 'app-link', 'single-signup'] as const;

/**
 * A link to the page of a form that has a modal opens the modal instead; another tab, another window or a browser
 * without scripts goes to the page. Heard before the link's own handler, wherever in the site it stands.
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

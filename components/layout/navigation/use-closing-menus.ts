import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { menuName } from './menus';

/**
 * The browser opens and closes the header's menus, which are `<details>`. This closes them like menus: on Escape, on a
 * press or the focus elsewhere, on a selection, and on a new page.
 */
export function useClosingMenus() {
  const { events } = useRouter();

  useEffect(() => {
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape, true);
    // Before the selection acts: a modal that it opens returns the focus to the menu's button.
    document.addEventListener('click', closeAfterChoice, true);
    events.on('routeChangeStart', closeAll);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('click', closeAfterChoice, true);
      events.off('routeChangeStart', closeAll);
    };
  }, [events]);
}

const openMenus = () => document.querySelectorAll<HTMLDetailsElement>(`details[name="${menuName}"][open]`);

function closeAll() {
  for (const menu of openMenus()) menu.removeAttribute('open');
}

function closeFromOutside({ target }: Event) {
  for (const menu of openMenus()) if (target instanceof Node && !menu.contains(target)) menu.removeAttribute('open');
}

function closeOnEscape(event: KeyboardEvent) {
  if (event.key !== 'Escape') return;
  for (const menu of openMenus()) {
    // This Escape is handled: a toast stays.
    event.preventDefault();
    fold(menu);
  }
}

function closeAfterChoice({ target }: MouseEvent) {
  for (const menu of openMenus())
    if (target instanceof Element && menu.contains(target.closest('a, button'))) fold(menu);
}

/** The focus stays visible, where a modal can return it. */
function fold(menu: HTMLDetailsElement) {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.removeAttribute('open');
}

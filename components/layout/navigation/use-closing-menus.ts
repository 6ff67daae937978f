import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { menuName } from './menus';

/**
 * The browser opens and closes the header's menus, which are `<details>`. This closes them like menus: on Escape, on a
 * press or the focus elsewhere, on a selection, and on a new page. The arrow keys move in an open one.
 */
export function useClosingMenus() {
  const { events } = useRouter();

  useEffect(() => {
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('keydown', moveOnArrow);
    // Before the selection acts: a modal that it opens returns the focus to the menu's button.
    document.addEventListener('click', closeAfterChoice, true);
    events.on('routeChangeStart', closeAll);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape, true);
      document.removeEventListener('keydown', moveOnArrow);
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

function moveOnArrow(event: KeyboardEvent) {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  const focused = document.activeElement;
  for (const menu of openMenus()) {
    if (!step || !menu.contains(focused)) continue;
    event.preventDefault();
    // A folded group inside shows only its own button.
    const stops = [...menu.querySelectorAll<HTMLElement>('summary, a, button')].filter(
      (stop) => !stop.closest('details:not([open])') || stop.matches('summary'),
    );
    stops[(stops.findIndex((stop) => stop === focused) + step + stops.length) % stops.length]?.focus();
  }
}

function closeAfterChoice({ target }: MouseEvent) {
  for (const menu of openMenus())
    if (target instanceof Element && menu.contains(target.closest('a, button'))) fold(menu);
}

/** The focused element stays visible, so that a modal can return the focus to it. */
function fold(menu: HTMLDetailsElement) {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.removeAttribute('open');
}

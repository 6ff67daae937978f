import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { menuName } from './menus';

/**
 * Closes the header's `details` menus, which the browser opens: on Escape, a press or focus outside, a selection, and
 * navigation. Arrow keys move the focus inside an open menu.
 */
export function useClosingMenus() {
  const { events } = useRouter();

  useEffect(() => {
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape, true);
    document.addEventListener('keydown', moveOnArrow);
    // Close before the selection acts, so that a modal opened by it returns the focus to the menu's button.
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
    // Marks Escape as handled, so that it does not also dismiss a toast.
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
    // In a collapsed group, only its button can be focused.
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

/** Focuses the menu's button before closing, so that a modal can return the focus to a visible element. */
function fold(menu: HTMLDetailsElement) {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.removeAttribute('open');
}

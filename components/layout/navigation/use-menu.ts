import { useRouter } from 'next/router';
import { useEffect, useRef, type MouseEvent } from 'react';

/**
 * Spread on a `<details>` that is a menu. The browser opens and closes it, and the shared name lets one be open at
 * a time; with scripts it closes as menus do: on Escape, a press or the focus elsewhere, a choice, and a new page.
 */
export function useMenu() {
  const { events } = useRouter();
  const ref = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = () => ref.current?.removeAttribute('open');
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !ref.current?.contains(target)) close();
    };
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return;
      // This Escape is used up: a toast stays.
      event.preventDefault();
      fold(ref.current);
    };
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape, true);
    events.on('routeChangeStart', close);
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape, true);
      events.off('routeChangeStart', close);
    };
  }, [events]);

  return { ref, name: 'header-menu', onClick: foldAfterChoice };
}

function foldAfterChoice({ target, currentTarget }: MouseEvent<HTMLDetailsElement>) {
  if (target instanceof Element && target.closest('a, button')) fold(currentTarget);
}

/** The focus stays in sight, where a modal that was chosen can give it back. */
function fold(menu: HTMLDetailsElement) {
  if (menu.contains(document.activeElement)) menu.querySelector('summary')?.focus();
  menu.removeAttribute('open');
}

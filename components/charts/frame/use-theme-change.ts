import { useEffect, useEffectEvent } from 'react';

/** Calls back when the page's theme changes, whether by the reader's choice or the system's. */
export function useThemeChange(onChange: () => void) {
  const changed = useEffectEvent(onChange);

  useEffect(() => {
    const system = window.matchMedia('(prefers-color-scheme: dark)');
    const tell = () => changed();
    const watch = new MutationObserver(tell);
    watch.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    system.addEventListener('change', tell);
    return () => {
      watch.disconnect();
      system.removeEventListener('change', tell);
    };
  }, []);
}

import { useEffect, useState, type RefObject } from 'react';

export type Size = { width: number; height: number };

/** The size before the first measurement, and in environments without ResizeObserver. */
const usual: Size = { width: 520, height: 288 };

/** The rendered size of an element, updated on resize. */
export function useSize(place: RefObject<HTMLElement | null>) {
  const [size, setSize] = useState(usual);

  useEffect(() => {
    const element = place.current;
    if (!element || typeof ResizeObserver === 'undefined') return;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry || entry.contentRect.width === 0) return;
      setSize({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, [place]);

  return size;
}

import { useEffect, useState, type RefObject } from 'react';

/** Returns true once the element is within half a screen of the viewport, and stays true. */
export function useNear(place: RefObject<Element | null>) {
  const [isNear, setIsNear] = useState(false);

  useEffect(() => {
    const element = place.current;
    if (isNear || !element) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsNear(true);
      },
      { rootMargin: '50% 0px' },
    );
    watch.observe(element);
    return () => watch.disconnect();
  }, [place, isNear]);

  return isNear;
}

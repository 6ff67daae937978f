import { useEffect, useRef } from 'react';

/** Moves the focus to the section after the clicked button was removed with its row. */
export function useFocusAfterRemoval(count: number) {
  const section = useRef<HTMLDivElement>(null);
  const before = useRef(count);
  useEffect(() => {
    if (count < before.current && document.activeElement === document.body)
      section.current?.focus({ preventScroll: true });
    before.current = count;
  }, [count]);
  return section;
}

import { useState, type KeyboardEvent } from 'react';

type ListKeys = {
  /** Whether the list is open when it is first rendered, as where the reader has put the focus into the field. */
  startsOpen?: boolean;
  count: number;
  /** Enter on the option of this number. */
  onChoose: (index: number) => void;
  /** Enter without an active option; returns whether it was handled. */
  onEnter: () => boolean;
  /** Escape while nothing is open. */
  onClear: () => void;
};

/** The keys of a list under a text field (the combobox pattern of ARIA): the focus stays in the field. */
export function useListKeys({ startsOpen = true, count, onChoose, onEnter, onClear }: ListKeys) {
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [requestedIndex, setActive] = useState(-1);
  // The list may have become shorter since.
  const active = isOpen && requestedIndex < count ? requestedIndex : -1;

  const open = (index = -1) => {
    setIsOpen(true);
    setActive(index);
  };
  const close = () => {
    setIsOpen(false);
    setActive(-1);
  };

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (handle(event.key)) event.preventDefault();
  }

  function handle(key: string): boolean {
    switch (key) {
      case 'ArrowDown':
        if (count > 0) open(active + 1 < count ? active + 1 : 0);
        return count > 0;
      case 'ArrowUp':
        if (count > 0) open(active > 0 ? active - 1 : count - 1);
        return count > 0;
      // These keys keep their meaning in the text.
      case 'Home':
      case 'End':
        if (active < 0) return false;
        setActive(key === 'Home' ? 0 : count - 1);
        return true;
      case 'Enter':
        if (active < 0) return onEnter();
        onChoose(active);
        return true;
      case 'Escape':
        if (isOpen) close();
        else onClear();
        return true;
      default:
        return false;
    }
  }

  return { isOpen, active, open, close, onKeyDown };
}

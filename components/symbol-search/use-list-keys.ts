import { useState, type KeyboardEvent } from 'react';

type ListKeys = {
  /** Whether the list is open at the first render, for example because the reader focused the field. */
  initiallyOpen?: boolean;
  count: number;
  /** Called with the index of the option that was selected with Enter. */
  onChoose: (index: number) => void;
  /** Called for Enter without an active option; returns whether it was handled. */
  onEnter: () => boolean;
  /** Called for Escape while the list is closed. */
  onClear: () => void;
};

/** Keyboard handling for a list below a text field (the ARIA combobox pattern); the focus stays in the field. */
export function useListKeys({ initiallyOpen = true, count, onChoose, onEnter, onClear }: ListKeys) {
  const [isOpen, setIsOpen] = useState(initiallyOpen);
  const [requestedIndex, setActive] = useState(-1);
  // The list may have become shorter since the index was set.
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
      // These keys keep their default behavior in the text field.
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

import { modalStack } from '../modal-stack';

type Typed = { text: string; isEntered: boolean };

let typed: Typed = { text: '', isEntered: false };
let stop: (() => void) | undefined;

/**
 * Buffers keys typed between the shortcut that opens the search and the field's first render, whose code may still be
 * loading.
 */
export function keepTypedAhead() {
  stop?.();
  typed = { text: '', isEntered: false };
  document.addEventListener('keydown', keep, true);
  stop = () => document.removeEventListener('keydown', keep, true);
}

/** Stops buffering and returns the buffered text, once the field has the focus. */
export function takeTypedAhead(): Typed {
  stop?.();
  return typed;
}

function keep(event: KeyboardEvent) {
  const { key, ctrlKey, metaKey, altKey, isComposing } = event;
  if (!modalStack.openNames().includes('search')) return stop?.();
  // Ignore a repeated "/", which only meant to open the search.
  if (ctrlKey || metaKey || altKey || isComposing || (key === '/' && typed.text === '')) return;
  if (key === 'Enter') typed.isEntered = true;
  else if (key === 'Backspace') typed.text = typed.text.slice(0, -1);
  else if (key.length === 1 && !typed.isEntered) typed.text += key;
  else return;
  event.preventDefault();
}

/** Focuses the first field of a form that replaced the clicked button. */
export function focusFirstField(part: HTMLElement | null) {
  if (document.activeElement === document.body) part?.querySelector<HTMLElement>('input, select')?.focus();
}

/** A form has replaced the pressed button: the focus goes to its first field. */
export function focusFirstField(part: HTMLElement | null) {
  if (document.activeElement === document.body) part?.querySelector<HTMLElement>('input, select')?.focus();
}

/** Focuses the question that replaced a clicked button, before its answers. */
export const focusQuestion = (question: HTMLElement | null) => question?.focus({ preventScroll: true });

/** Focuses the section's heading after a clicked button was removed without a message in its place. */
export function focusHeading(part: HTMLElement | null, { preventScroll = true } = {}) {
  const heading = part?.closest('section')?.querySelector<HTMLElement>('h2');
  if (!heading) return;
  // Focusable by script but not in the tab order, since it is focused only to be announced.
  heading.tabIndex = -1;
  heading.focus({ preventScroll });
}

/** Focuses the section's heading, unless another element has the focus. */
export function keepFocus(part: HTMLElement | null) {
  if (document.activeElement === document.body) focusHeading(part);
}

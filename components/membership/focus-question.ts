/** The pressed button is gone: the focus goes to the question that replaced it, before its answers. */
export const focusQuestion = (question: HTMLElement | null) => question?.focus({ preventScroll: true });

/** The pressed button is gone without a message in its place: the focus goes to the heading of its section. */
export function focusHeading(part: HTMLElement | null, { preventScroll = true } = {}) {
  const heading = part?.closest('section')?.querySelector<HTMLElement>('h2');
  if (!heading) return;
  // Not a stop of the Tab key: it is focused once, to be read.
  heading.tabIndex = -1;
  heading.focus({ preventScroll });
}

/** The same where nothing else has taken the focus meanwhile. */
export function keepFocus(part: HTMLElement | null) {
  if (document.activeElement === document.body) focusHeading(part);
}

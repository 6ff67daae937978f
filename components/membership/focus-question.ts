/** The pressed button is gone: the focus goes to the question that replaced it, before its answers. */
export const focusQuestion = (question: HTMLElement | null) => question?.focus({ preventScroll: true });

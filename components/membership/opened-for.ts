/** What a link to Billing opens: `?cancel=1` the question before canceling, `?card=1` the form for a card. */
type Opening = 'cancel' | 'card';

export const isOpenedFor = (opening: Opening) => new URLSearchParams(window.location.search).has(opening);

/** Once answered or closed, a reload and the back button do not open it again. */
export function forgetOpening(opening: Opening) {
  if (!isOpenedFor(opening)) return;
  const { history, location } = window;
  history.replaceState(history.state, '', location.pathname);
}

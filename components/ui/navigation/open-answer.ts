/**
 * A ref callback for a list of questions that opens the answer named by the URL's hash. Browsers do this on a page
 * load, but not after client-side navigation.
 */
export function openAnswer(list: HTMLElement | null) {
  const answer = document.getElementById(window.location.hash.slice(1));
  const question = list?.contains(answer) ? answer?.closest('details') : null;
  if (question) question.open = true;
}

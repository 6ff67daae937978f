/**
 * A ref for a list of questions: opens the answer that the URL names. Browsers do so when a page loads, but not after
 * client navigation.
 */
export function openAnswer(list: HTMLElement | null) {
  const answer = document.getElementById(window.location.hash.slice(1));
  const question = list?.contains(answer) ? answer?.closest('details') : null;
  if (question) question.open = true;
}

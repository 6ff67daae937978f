/**
 * Formats a field while its digits are typed, pasted or filled in by the browser, and keeps the caret after the same
 * digit. `format` gets the whole text and returns it as it should read.
 */
export function formatTyped(input: HTMLInputElement, format: (typed: string) => string) {
  const typed = input.value;
  const formatted = format(typed);
  if (formatted === typed) return;
  const caret = input.selectionStart ?? typed.length;
  const isAtEnd = caret === typed.length;
  const digitsBefore = digitsOf(typed.slice(0, caret)).length;
  input.value = formatted;
  const place = isAtEnd ? formatted.length : placeAfter(formatted, digitsBefore);
  input.setSelectionRange(place, place);
}

const digitsOf = (text: string) => text.replaceAll(/\D/g, '');

/** The position after the n-th digit. */
function placeAfter(text: string, digits: number) {
  let place = 0;
  for (let seen = 0; place < text.length && seen < digits; place += 1) if (/\d/.test(text.charAt(place))) seen += 1;
  return place;
}

/**
 * Formats a field as the user types, pastes or autofills it, and keeps the caret after the same digit. `format` gets
 * the whole text and returns it formatted.
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

/** The index after the nth digit. */
function placeAfter(text: string, digits: number) {
  let place = 0;
  for (let seen = 0; place < text.length && seen < digits; place += 1) if (/\d/.test(text.charAt(place))) seen += 1;
  return place;
}

import { useSyncExternalStore } from 'react';
import { SearchForm } from '../navigation/search-form';

const never = () => () => undefined;
const maxLetters = 60;

/** A search prefilled with the words of the missing URL, which only the browser knows. */
export function AddressSearch() {
  const words = useSyncExternalStore(never, wordsOfAddress, () => '');
  // The field does not update its default text, so a new key remounts it once the words are known.
  return <SearchForm key={words} question={words} />;
}

/** Returns the words of the last path segment: "/blog/What-is-a-put.html" gives "What is a put". */
function wordsOfAddress() {
  const last = window.location.pathname.split('/').findLast((part) => part !== '') ?? '';
  return (
    decoded(last)
      .replace(/\.\w{1,5}$/, '')
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ')
      .slice(0, maxLetters) ?? ''
  );
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

import { useSyncExternalStore } from 'react';
import { SearchForm } from '../navigation/search-form';

const never = () => () => undefined;
const mostLetters = 60;

/** The search with the words of the missing address, which only the browser knows. */
export function AddressSearch() {
  const words = useSyncExternalStore(never, wordsOfAddress, () => '');
  // The field keeps its first text: it is a new one once the words are known.
  return <SearchForm key={words} question={words} />;
}

/** The words of the last part: "/blog/What-is-a-put.html" has "What is a put". */
function wordsOfAddress() {
  const last = window.location.pathname.split('/').findLast((part) => part !== '') ?? '';
  return (
    decoded(last)
      .replace(/\.\w{1,5}$/, '')
      .match(/[\p{L}\p{N}]+/gu)
      ?.join(' ')
      .slice(0, mostLetters) ?? ''
  );
}

function decoded(text: string) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

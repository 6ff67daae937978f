import { offline } from '@/lib/content/shared/frame';

/** Why a part of a page could not be loaded, and the label of the button that helps: it retries, or reloads the page. */
export type LoadFailure = { text: string; label: string; reload?: () => void };

/** What is known without a request. */
const guess = (): LoadFailure => ({
  text: navigator.onLine ? 'This part did not load. Try again.' : offline,
  label: 'Try again',
});

let find: () => LoadFailure | Promise<LoadFailure> = guess;

/** The page's lazily loaded code can tell more. */
export function onLoadFailure(finder: (known: LoadFailure) => Promise<LoadFailure>) {
  find = () => finder(guess());
}

export const findLoadFailure = async () => find();

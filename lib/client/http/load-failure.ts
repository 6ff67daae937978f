import { offline } from '@/lib/content/shared/frame';

/** Why part of a page could not be loaded, and the label of the button that retries it or reloads the page. */
export type LoadFailure = { text: string; label: string; reload?: () => void };

/** The best explanation without a request. */
const guess = (): LoadFailure => ({
  text: navigator.onLine ? 'This part did not load. Try again.' : offline,
  label: 'Try again',
});

let find: () => LoadFailure | Promise<LoadFailure> = guess;

/** Registers a finder with a better explanation, which loads lazily. */
export function onLoadFailure(finder: (known: LoadFailure) => Promise<LoadFailure>) {
  find = () => finder(guess());
}

export const findLoadFailure = async () => find();

import { offline } from './frame';

/** Why a part of a page could not be loaded, and what to do about it. */
export const loadFailures = {
  offline,
  updated: 'The site was updated. Reload the page.',
  failed: 'This part did not load. Try again.',
} as const;

export type LoadFailure = keyof typeof loadFailures;

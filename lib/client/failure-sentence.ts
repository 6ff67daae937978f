import { neutralFailure } from '@/lib/content/faults';
import { offline } from '@/lib/content/frame';

/** What to tell a reader about a call that failed: the server's own words where there are some. By name, for the class comes with axios. */
export function failureSentence(error: unknown): string {
  if (error instanceof Error && error.name === 'CallError') return error.message;
  return navigator.onLine ? neutralFailure : offline;
}

/** Sentences that belong to fields of a form, by their names. */
export function failureFields(error: unknown): Readonly<Record<string, string>> {
  const isKnown = error instanceof Error && error.name === 'CallError' && 'fields' in error;
  return isKnown ? (error.fields as Record<string, string>) : {};
}

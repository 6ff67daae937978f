import { neutralFailure } from '@/lib/content/shared/faults';
import { offline } from '@/lib/content/shared/frame';

/**
 * The message for a failed call: the server's if there is one. Checked by name, because importing the class would load
 * axios.
 */
export function failureSentence(error: unknown): string {
  if (error instanceof Error && error.name === 'CallError') return error.message;
  return navigator.onLine ? neutralFailure : offline;
}

/** The server's messages by form field. */
export function failureFields(error: unknown): Readonly<Record<string, string>> {
  const isKnown = error instanceof Error && error.name === 'CallError' && 'fields' in error;
  return isKnown ? (error.fields as Record<string, string>) : {};
}

import { failureSentence } from '@/lib/client/http/failure-sentence';
import { showToast } from './toast-store';

/** Shows the result of a change as a toast: the success message or the server's error. */
export async function toastResult(change: Promise<unknown>, done: string) {
  try {
    await change;
    showToast('success', done);
  } catch (error) {
    showToast('error', failureSentence(error));
  }
}

import { showToast } from '@/components/toasts/toast-store';
import { CallError } from '@/lib/client/http/call-error';
import { sendLead } from '@/lib/client/forms/lead-calls';
import { neutralFailure } from '@/lib/content/shared/faults';
import { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { toLeadBody } from '@/lib/domain/leads/lead-forms';

const sending = new WeakSet<HTMLFormElement>();

/**
 * Validates and sends the footer form, one attempt at a time, and shows the result. Updates the DOM directly, so that
 * pages need no React state for the form.
 */
export async function sendNewsletter(form: HTMLFormElement) {
  const input = form.querySelector<HTMLInputElement>('input[name="email"]');
  const line = form.querySelector<HTMLElement>('[role="status"]');
  if (!input || !line || sending.has(form)) return;
  const say = (sentence: string, isWrong: boolean) => {
    line.textContent = sentence;
    if (isWrong) input.setAttribute('aria-invalid', 'true');
    else input.removeAttribute('aria-invalid');
  };

  const parsed = newsletterContract.subscribe.body.safeParse(toLeadBody(Object.fromEntries(new FormData(form))));
  if (!parsed.success) {
    say(parsed.error.issues[0]?.message ?? neutralFailure, true);
    input.focus();
    return;
  }
  sending.add(form);
  try {
    const done = await sendLead('newsletter', parsed.data);
    // The toast has the details.
    say('Thank you.', false);
    input.value = '';
    showToast('success', done);
  } catch (error) {
    const failure = error instanceof CallError ? error.message : neutralFailure;
    say(failure, false);
    showToast('error', failure);
  } finally {
    sending.delete(form);
  }
}

import { useRef, useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { failureFields, failureSentence } from '@/lib/client/http/failure-sentence';
import { transferFormCopy as copy } from '@/lib/content/brokerage/funding';
import type { Funding } from '@/lib/contracts/brokerage/transfers';
import { randomId } from '@/lib/domain/shared/ids';
import { checkDraft, type Draft } from './transfer-check';
import { fundingClient } from './funding-client';

const empty: Draft = { direction: 'deposit', amount: '' };

/**
 * A transfer from input to confirmation. Until the server gives a final response, retries send the same draft with the
 * same idempotency key, so that a retry after a lost response never moves money twice.
 */
export function useTransfer(funding: Funding, onDone: () => void) {
  const [draft, setDraft] = useState(empty);
  const [error, setError] = useState('');
  const [problem, setProblem] = useState('');
  const [reviewed, setReviewed] = useState<number | null>(null);
  const [isSending, setIsSending] = useState(false);
  const isUnderway = useRef(false);
  const key = useRef({ of: '', value: '' });

  function edit(change: Partial<Draft>) {
    setDraft((before) => ({ ...before, ...change }));
    setError('');
    setProblem('');
  }

  /** Validates the draft; returns whether it can be reviewed. */
  function review() {
    const checked = checkDraft(draft, funding);
    if ('error' in checked) setError(checked.error);
    else setReviewed(checked.cents);
    return !('error' in checked);
  }

  /** Sends the transfer; returns whether it was created. */
  async function confirm(amountCents: number) {
    if (isUnderway.current) return false;
    isUnderway.current = true;
    setIsSending(true);
    setProblem('');
    const { direction } = draft;
    const of = `${direction} ${amountCents}`;
    if (key.current.of !== of) key.current = { of, value: randomId() };
    try {
      const calls = fundingClient();
      const headers = { 'idempotency-key': key.current.value };
      const made = await calls.create({ headers, body: { direction, amountCents } });
      key.current.of = '';
      showToast('success', made.status === 'submitting' ? copy.submitting : copy.started[direction]);
      setDraft({ direction, amount: '' });
      setReviewed(null);
      return true;
    } catch (failure) {
      if (isFinal(failure)) key.current.of = '';
      const atField = failureFields(failure)['amountCents'];
      if (atField) setReviewed(null);
      setError(atField ?? '');
      setProblem(atField ? '' : failureSentence(failure));
      return false;
    } finally {
      isUnderway.current = false;
      setIsSending(false);
      onDone();
    }
  }

  return {
    draft,
    error,
    problem,
    reviewed,
    isSending,
    edit,
    review,
    confirm,
    back: () => setReviewed(null),
  };
}

/** Whether a failure is final. Without a response, or with a 5xx status, the transfer may have been created. */
const isFinal = (failure: unknown) =>
  failure instanceof Error && 'status' in failure && (failure.status === 409 || failure.status === 422);

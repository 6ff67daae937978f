import { useEffect, useState } from 'react';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { homePartCopy } from '@/lib/content/my-account/home';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';

const copy = homePartCopy.steps.email;

export type ConfirmationLink = {
  /** Where the last link was sent. `sentAt` is set if that was before the page was opened. */
  sent: { email: string; sentAt?: string } | undefined;
  refusal: string;
  isBusy: boolean;
  /** Whether the rate limit allows sending another link. */
  canSend: boolean;
  send: () => void;
};

/** Sends the email confirmation link. `earlier` is the link sent before the page was opened. */
export function useConfirmationLink(earlier: NonNullable<ConfirmationLink['sent']> | null): ConfirmationLink {
  const [sentTo, setSentTo] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const [waitS, setWaitS] = useState(0);

  useEffect(() => {
    if (waitS === 0) return;
    const timer = setTimeout(() => {
      setWaitS(0);
      setRefusal('');
    }, waitS * 1000);
    return () => clearTimeout(timer);
  }, [waitS]);

  async function send() {
    setIsBusy(true);
    setRefusal('');
    try {
      const calls = createClient(myAccountContract, browserHttp());
      const { email } = await calls.read();
      await calls.requestEmail({ body: { email } });
      setSentTo(email);
    } catch (error) {
      const restS = waitOf(error);
      setWaitS(restS);
      setRefusal(restS > 0 ? copy.limited(Math.ceil(restS / 60)) : failureSentence(error));
    } finally {
      setIsBusy(false);
    }
  }

  const sent = sentTo === undefined ? (earlier ?? undefined) : { email: sentTo };
  return { sent, refusal, isBusy, canSend: waitS === 0, send: () => void (isBusy ? undefined : send()) };
}

/** The seconds until the rate limit allows another request, as reported by the server. */
const waitOf = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 429 && 'retryAfterS' in error
    ? Number(error.retryAfterS ?? 0)
    : 0;

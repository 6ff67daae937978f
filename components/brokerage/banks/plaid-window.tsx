import { useEffect } from 'react';
import { usePlaidLink, type PlaidLinkError } from 'react-plaid-link';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { banksCopy as copy } from '@/lib/content/brokerage/bank';
import { bankAccountTypes } from '@/lib/domain/brokerage/banking';
import type { PendingBankLink } from './pending-bank-link';
import type { LinkedInWindow } from './use-bank-link';

export type WindowProps = {
  begun: PendingBankLink;
  returnedTo?: string | undefined;
  onDone: (linked: LinkedInWindow) => void;
  /** Called with a message when the window closes without a result. */
  onLeave: (sentence: string) => void;
};

/** Plaid Link. It opens over the page, so none of our dialogs may be open behind it. */
export function PlaidWindow({ begun, returnedTo, onDone, onLeave }: WindowProps) {
  const { open, ready, error } = usePlaidLink({
    token: begun.linkToken,
    ...(returnedTo === undefined ? {} : { receivedRedirectUri: returnedTo }),
    onSuccess: (publicToken, { accounts }) => {
      const [account] = accounts;
      const type = bankAccountTypes.find((known) => known === account?.subtype);
      onDone({ publicToken, ...(account && type ? { account: { id: account.id, type } } : {}) });
    },
    onExit: (problem) => onLeave(problem ? sentenceOf(problem) : copy.left),
  });
  useEffect(() => {
    if (ready) open();
  }, [ready, open]);
  useEffect(() => {
    if (error) onLeave(copy.notLoaded);
    // Reported once: the parent then closes this window.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);
  return <Skeleton label={copy.starting} />;
}

/** Plaid's message for users, if any. */
function sentenceOf({ error_code: code, display_message: shown }: PlaidLinkError) {
  if (shown) return shown;
  return code === 'INVALID_LINK_TOKEN' ? copy.exits.INVALID_LINK_TOKEN : copy.exits.other;
}

import { useState } from 'react';
import { showToast } from '@/components/toasts/toast-store';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { banksCopy as copy } from '@/lib/content/brokerage/bank';
import type { Banks } from '@/lib/contracts/brokerage/banks';
import type { BankAccountType } from '@/lib/domain/brokerage/banking';
import { clearPendingLink, savePendingLink, type PendingBankLink } from './pending-bank-link';
import { bankClient, type BankCalls } from './use-banks';

/** The result of Plaid Link. It has no token after an existing login was renewed. */
export type LinkedInWindow = {
  publicToken: string | null;
  account?: { id: string; type: BankAccountType } | undefined;
};

type Change = (act: (calls: BankCalls) => Promise<Banks>) => Promise<unknown>;

/** Opens Plaid Link and processes its result. */
export function useBankLink(change: Change, begun?: PendingBankLink) {
  const [open, setOpen] = useState<PendingBankLink | undefined>(begun);
  const [isStarting, setIsStarting] = useState(false);
  const [isLinking, setIsLinking] = useState(false);
  const [problem, setProblem] = useState('');

  async function start(bankId: string | null) {
    setIsStarting(true);
    setProblem('');
    try {
      const calls = bankClient();
      const link = await (bankId === null ? calls.link() : calls.linkAgain({ params: { id: bankId } }));
      const next = { linkToken: link.linkToken, isSimulated: link.isSimulated, bankId };
      savePendingLink(next);
      setOpen(next);
    } catch (error) {
      setProblem(failureSentence(error));
    } finally {
      setIsStarting(false);
    }
  }

  /** Runs only once, because Link may call back twice. */
  async function finish({ publicToken, account }: LinkedInWindow) {
    if (!open || isLinking) return;
    const { bankId } = open;
    clearPendingLink();
    setOpen(undefined);
    setIsLinking(true);
    try {
      await change(async (calls) => {
        if (bankId !== null) return calls.finish({ params: { id: bankId } });
        if (publicToken === null || !account) throw new Error('Link returned no account.');
        const body = { accountId: account.id, publicToken, accountType: account.type };
        const { bankName } = await calls.processorToken({ body });
        showToast('success', copy.linked(bankName));
        return calls.list();
      });
      if (bankId !== null) showToast('success', copy.renewed);
    } catch (error) {
      setProblem(failureSentence(error));
      // Shows a partially created link with its next step.
      await change((calls) => calls.list()).catch(() => undefined);
    } finally {
      setIsLinking(false);
    }
  }

  function leave(sentence: string) {
    clearPendingLink();
    setOpen(undefined);
    setProblem(sentence);
  }

  return { open, isStarting, isLinking, problem, start, finish, leave };
}

export type BankLinking = ReturnType<typeof useBankLink>;

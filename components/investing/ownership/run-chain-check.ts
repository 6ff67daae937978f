import { checkChain } from '@/lib/client/data/check-chain';
import { createClient } from '@/lib/client/http/create-client';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { browserHttp } from '@/lib/client/http/http';
import type { CapTablePageCopy } from '@/lib/content/investing/cap-table';
import { capTableContract } from '@/lib/contracts/investing/cap-table';

/** Verifies the ledger and resolves to the result as text. Import lazily, because this loads axios and zod. */
export async function runChainCheck(copy: CapTablePageCopy['check'], on: string, headHash: string): Promise<string> {
  // Browsers provide crypto.subtle only in secure contexts.
  if (!('subtle' in crypto)) return copy.unsafe;
  try {
    const { entries } = await createClient(capTableContract, browserHttp()).read({ query: { on } });
    const verdict = await checkChain(entries);
    if (verdict.kind === 'broken') return copy.broken.replace('{entry}', String(verdict.at));
    return verdict.head === headHash ? copy.whole.replace('{count}', String(verdict.count)) : copy.moved;
  } catch (error) {
    return failureSentence(error);
  }
}

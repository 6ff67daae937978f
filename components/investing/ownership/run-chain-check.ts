import { checkChain } from '@/lib/client/data/check-chain';
import { createClient } from '@/lib/client/http/create-client';
import { failureSentence } from '@/lib/client/http/failure-sentence';
import { browserHttp } from '@/lib/client/http/http';
import type { CapTablePageCopy } from '@/lib/content/investing/cap-table';
import { capTableContract } from '@/lib/contracts/investing/cap-table';

/** Import lazily: loads axios and zod. Returns the result as text. */
export async function runChainCheck(copy: CapTablePageCopy['check'], on: string, headHash: string): Promise<string> {
  // Browsers hash only on secure origins.
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

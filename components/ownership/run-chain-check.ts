import { checkChain } from '@/lib/client/check-chain';
import { createClient } from '@/lib/client/create-client';
import { failureSentence } from '@/lib/client/failure-sentence';
import { browserHttp } from '@/lib/client/http';
import type { CapTablePageWords } from '@/lib/content/cap-table';
import { capTableContract } from '@/lib/contracts/cap-table';

/** Load this file when the check is asked for: axios and zod come with it. Answers what came of it, in words. */
export async function runChainCheck(words: CapTablePageWords['check'], on: string, headHash: string): Promise<string> {
  // Browsers hash only on pages that came by a safe way.
  if (!('subtle' in crypto)) return words.unsafe;
  try {
    const { entries } = await createClient(capTableContract, browserHttp()).read({ query: { on } });
    const verdict = await checkChain(entries);
    if (verdict.kind === 'broken') return words.broken.replace('{entry}', String(verdict.at));
    return verdict.head === headHash ? words.whole.replace('{count}', String(verdict.count)) : words.moved;
  } catch (error) {
    return failureSentence(error);
  }
}

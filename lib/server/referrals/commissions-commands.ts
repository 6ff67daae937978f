import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { commissionOperationContract, type Commission } from '@/lib/contracts/referrals/commission-operation';
import { commissionStates } from '@/lib/domain/referrals/commissions';
import { usdExact } from '@/lib/domain/shared/exact-money';

export const commissionsUsage = `  commissions [pending|approved|paid|held|reversed]
                        list the latest 200 commissions, newest first
  commissions hold <id> <reason>
  commissions release <id>
                        a held commission is neither approved nor paid`;

/** `npm run ops -- commissions ...`; returns the output, or undefined for unknown arguments. */
export async function runCommissions(http: AxiosInstance, [verb, ...rest]: string[]): Promise<string | undefined> {
  const commissions = createClient(commissionOperationContract, http);
  const state = commissionStates.find((one) => one === verb);
  if (verb === undefined || state) {
    const { items } = await commissions.list({ query: { state, limit: 200 } });
    return items.map(lineOf).join('\n') || 'No commissions.';
  }
  const [id, ...words] = rest;
  if (id === undefined) return undefined;
  if (verb === 'release' && words.length === 0) return lineOf(await commissions.release({ params: { id } }));
  if (verb !== 'hold' || words.length === 0) return undefined;
  return lineOf(await commissions.hold({ params: { id }, body: { reason: words.join(' ') } }));
}

const lineOf = ({ id, earnedAt, state, degree, earnedCents, reversedCents, invoiceId, holdReason }: Commission) =>
  `${id}  ${earnedAt.slice(0, 10)}  ${state.padEnd(8)}  degree ${degree}  ${usdExact(earnedCents - reversedCents)}  ${invoiceId}${holdReason === null ? '' : `  ${holdReason}`}`;

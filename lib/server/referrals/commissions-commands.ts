import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { commissionOperationContract, type Commission } from '@/lib/contracts/referrals/commission-operation';
import { programHealthContract, type ProgramHealth } from '@/lib/contracts/referrals/program-health';
import { commissionStates } from '@/lib/domain/referrals/commissions';
import { usdExact } from '@/lib/domain/shared/money';

export const commissionsUsage = `  commissions [pending|approved|paid|held|reversed]
                        list the latest 200 commissions, newest first
  commissions hold <id> <reason>
  commissions release <id>
                        hold a commission, so that it is neither approved nor paid, or release it
  commissions health    show customers, churn, refunds and net payout by the month of a customer's first sale`;

/** `npm run ops -- commissions ...`; returns the output, or undefined for unknown arguments. */
export async function runCommissions(http: AxiosInstance, [verb, ...rest]: string[]): Promise<string | undefined> {
  const commissions = createClient(commissionOperationContract, http);
  const state = commissionStates.find((one) => one === verb);
  if (verb === undefined || state) {
    const { items } = await commissions.list({ query: { state, limit: 200 } });
    return items.map(lineOf).join('\n') || 'No commissions.';
  }
  if (verb === 'health' && rest.length === 0) return healthOf(await createClient(programHealthContract, http).read());
  const [id, ...words] = rest;
  if (id === undefined) return undefined;
  if (verb === 'release' && words.length === 0) return lineOf(await commissions.release({ params: { id } }));
  if (verb !== 'hold' || words.length === 0) return undefined;
  return lineOf(await commissions.hold({ params: { id }, body: { reason: words.join(' ') } }));
}

function healthOf({ total, cohorts }: ProgramHealth): string {
  const percent = (part: number, total: number) => (total === 0 ? '0%' : `${((100 * part) / total).toFixed(1)}%`);
  return [...cohorts, { month: 'total  ', ...total }]
    .map((one) =>
      [
        ...[one.month, `${one.customers} customers`, `${percent(one.churned, one.customers)} churned`],
        ...[usdExact(one.revenueCents), `${percent(one.refundedCents, one.revenueCents)} refunded`],
        ...[`${usdExact(one.commissionCents)} commissions`, `${usdExact(one.netPayoutCents)} paid`],
      ].join('  '),
    )
    .join('\n');
}

const lineOf = ({ id, earnedAt, state, degree, earnedCents, reversedCents, invoiceId, holdReason }: Commission) =>
  `${id}  ${earnedAt.slice(0, 10)}  ${state.padEnd(8)}  degree ${degree}  ${usdExact(earnedCents - reversedCents)}  ${invoiceId}${holdReason === null ? '' : `  ${holdReason}`}`;

import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { partnerOperationContract, type Partner } from '@/lib/contracts/referrals/partner-operation';

export const partnersUsage = `  partners <email>      show an ambassador's suspension and agreed terms
  partners suspend <email> <reason>
  partners restore <email>
                        suspend or restore an ambassador; suspending stops their links and holds unpaid commissions
  partners rate <email> <1|2> <percent> <from> <to> <reason>
  partners activity <email> <days> <from> <to> <reason>
                        agree on a rate, or pay level 2 only after a sale of their own in the last <days> days
  partners end <terms>  end agreed terms today`;

/** `npm run ops -- partners ...`; returns the output, or undefined for unknown arguments. */
export async function runPartners(http: AxiosInstance, [verb, ...rest]: string[]): Promise<string | undefined> {
  const partners = createClient(partnerOperationContract, http);
  const [first, ...words] = rest;
  if (verb === undefined) return undefined;
  if (first === undefined)
    return verb.includes('@') ? viewOf(await partners.read({ query: { email: verb } })) : undefined;
  if (verb === 'end' && words.length === 0)
    return `Ended on ${(await partners.end({ params: { id: first } })).endedOn}`;
  if (verb === 'suspend' && words.length > 0) {
    const { held, ...partner } = await partners.suspend({ body: { email: first, reason: words.join(' ') } });
    return `${viewOf(partner)}\n${held} commissions held`;
  }
  if (verb === 'restore' && words.length === 0) {
    const { released, ...partner } = await partners.restore({ body: { email: first } });
    return `${viewOf(partner)}\n${released} commissions released`;
  }
  if (verb === 'rate') {
    const [level, percent = '', startsOn, endsOn, ...reason] = words;
    if (!/^\d{1,2}(\.\d{1,2})?$/.test(percent) || !startsOn || !endsOn || reason.length === 0) return undefined;
    if (level !== '1' && level !== '2') return undefined;
    const cutBp = Math.round(Number(percent) * 100);
    const body = { email: first, cutBp, startsOn, endsOn, reason: reason.join(' ') };
    return viewOf(await partners.agree({ body: { ...body, level: level === '1' ? 1 : 2 } }));
  }
  const [days = '', startsOn, endsOn, ...reason] = words;
  if (verb !== 'activity' || !/^\d{1,3}$/.test(days) || !startsOn || !endsOn || reason.length === 0) return undefined;
  const body = { email: first, level: 2 as const, activityDays: Number(days), startsOn, endsOn };
  return viewOf(await partners.agree({ body: { ...body, reason: reason.join(' ') } }));
}

function viewOf({ accountId, suspension, terms }: Partner): string {
  const lines = terms.map(({ id, level, cutBp, activityDays, startsOn, endsOn, endedOn, reason }) =>
    [
      ...[id, `level ${level}`, cutBp === null ? 'schedule' : `${cutBp / 100}%`],
      ...(activityDays === null ? [] : [`with a sale in ${activityDays} days`]),
      ...[`${startsOn} to ${endsOn}`, ...(endedOn === null ? [] : [`ended ${endedOn}`]), reason],
    ].join('  '),
  );
  const head = suspension ? `suspended since ${suspension.since.slice(0, 10)}: ${suspension.reason}` : 'not suspended';
  return [`${accountId}  ${head}`, ...lines].join('\n');
}

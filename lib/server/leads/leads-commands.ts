import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { leadsContract, type ExportedLead } from '@/lib/contracts/leads/leads';
import { trackerContract } from '@/lib/contracts/leads/tracker';
import { csv, type CsvValue } from '@/lib/domain/shared/csv';
import { isLeadForm } from '@/lib/domain/leads/lead-forms';

/** All leads, or those of one form, as CSV. */
export async function leadsAsCsv(http: AxiosInstance, form: string | undefined): Promise<string> {
  if (form !== undefined && !isLeadForm(form)) throw new Error(`Unknown form: ${form}.`);
  const leads = createClient(leadsContract, http);
  const rows: (readonly CsvValue[])[] = [columns];
  let cursor: string | undefined;
  do {
    const page = await leads.list({ query: { ...(form ? { form } : {}), ...(cursor ? { cursor } : {}), limit: 500 } });
    rows.push(...page.items.map(toRow));
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return csv(rows);
}

const columns = ['form', 'at', 'email', 'phone', 'state', 'times', 'source', 'campaign', 'referredBy', 'answer'];

const toRow = ({ form, at, email, phone, state, times, source, campaign, referredBy, answer }: ExportedLead) => {
  const lines = Object.entries(answer).map(([name, value]) => `${name}: ${value}`);
  return [form, at, email, phone, state, times, source, campaign, referredBy, lines.join('\n')];
};

/** Lists the ideas waiting for review. With `publish` or `reject` and an id, decides on that idea. */
export async function reviewTracker(http: AxiosInstance, [word, id]: string[]): Promise<string> {
  const tracker = createClient(trackerContract, http);
  if ((word === 'publish' || word === 'reject') && id !== undefined) {
    const idea = await tracker.decide({ params: { id }, body: { state: word === 'publish' ? 'shown' : 'refused' } });
    return `${idea.id} is ${idea.state === 'shown' ? 'published' : 'rejected'}`;
  }
  const { items } = await tracker.review({ query: { state: 'waiting' } });
  const lines = items.map(
    ({ id: name, symbol, tradeType, strike, expiration, reason }) =>
      `${name}  ${symbol} ${tradeType} ${strike} ${expiration}  ${reason ?? ''}`,
  );
  return lines.length === 0 ? 'No pending ideas.' : lines.join('\n');
}

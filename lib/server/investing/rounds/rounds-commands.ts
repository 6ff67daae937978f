import type { AxiosInstance } from 'axios';
import { createClient } from '@/lib/client/http/create-client';
import { roundDraft, roundOperationContract } from '@/lib/contracts/investing/round-operation';
import { usdExact } from '@/lib/domain/shared/money';
import type { RoundState } from '@/lib/domain/investing/rounds';
import { readJsonFile } from '@/lib/server/platform/command-files';

export const roundsUsage = `  round                 list rounds with state, reservations and commitments
  round save <file>     create or update a round from a JSON file; live rounds cannot change
  round announce|open|closing|close|cancel <slug>
                        advance it to first look, live, last 48 hours, closed or canceled
  round change <slug> <text>
                        announce a material change; commitments must be reconfirmed
  round commitments <slug>
  round held <commitment> <dollars>
                        record the amount the intermediary holds`;

const moves: Record<string, RoundState> = {
  announce: 'testing-waters',
  open: 'live',
  closing: 'closing',
  close: 'closed',
  cancel: 'cancelled',
};

/** `npm run ops -- round ...`; returns the output, or undefined for unknown arguments. */
export async function runRounds(http: AxiosInstance, [verb, target, ...words]: string[]): Promise<string | undefined> {
  const rounds = createClient(roundOperationContract, http);
  if (verb === undefined) return listed((await rounds.list()).items);
  if (target === undefined) return undefined;
  const params = { slug: target };
  const to = moves[verb];
  if (to) return describe(await rounds.move({ params, body: { to } }));
  if (verb === 'save') {
    return describe(await rounds.save({ body: await readJsonFile(target, roundDraft) }));
  }
  if (verb === 'change' && words.length > 0) {
    const { asked, reconfirmBy, deadlineAt } = await rounds.change({ params, body: { text: words.join(' ') } });
    return `${asked} asked to reconfirm by ${reconfirmBy}; the deadline is ${deadlineAt}`;
  }
  if (verb === 'commitments') {
    const { items } = await rounds.commitments({ params });
    const lines = items.map(
      ({ id, amountCents, heldCents, ending }) =>
        `${id}  ${usdExact(amountCents)}  held ${heldCents === null ? 'unknown' : usdExact(heldCents)}  ${ending ?? 'live'}`,
    );
    return lines.join('\n') || 'No commitments yet.';
  }
  if (verb === 'held' && /^\d+(\.\d\d)?$/.test(words[0] ?? '')) {
    const heldCents = Math.round(Number(words[0]) * 100);
    const body = { heldCents, asOf: new Date().toISOString() };
    await rounds.mirror({ params: { id: target }, body });
    return `${target}: the intermediary holds ${usdExact(heldCents)}`;
  }
  return undefined;
}

const describe = ({ slug, state, publicAt }: { slug: string; state: string; publicAt: string | null }) =>
  `${slug} is ${state} now${publicAt ? `; public from ${publicAt}` : ''}`;

type Listed = {
  slug: string;
  state: string;
  reservations: { count: number; cents: number };
  commitments: { count: number; cents: number };
};

const listed = (items: readonly Listed[]) =>
  items
    .map(
      ({ slug, state, reservations, commitments }) =>
        `${slug.padEnd(24)} ${state.padEnd(14)} ${reservations.count} reserved (${usdExact(reservations.cents)}), ` +
        `${commitments.count} committed (${usdExact(commitments.cents)})`,
    )
    .join('\n') || 'No rounds.';

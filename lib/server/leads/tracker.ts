import type { z } from 'zod';
import { newYorkDay } from '@/lib/domain/shared/new-york';
import type { idea, PublicIdea } from '@/lib/contracts/leads/tracker';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import type { IdeaState } from '@/lib/domain/leads/lead-choices';
import { randomId } from '@/lib/domain/shared/ids';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { expirationPassed, expirationTooFar } from '@/lib/content/leads/messages';
import { notFound } from '@/lib/content/shared/messages';
import { now } from '@/lib/server/platform/clock';
import { db, transaction } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { decideIdea, listIdeas, insertIdea } from './tracker-repository';
import { storeSubmission } from './lead-intake';
import { storeLead } from './leads';

/** Max days until expiration: options are listed for about three years ahead. */
const listedDays = 1_100;

/** Stores an idea, which is hidden until an operator approves it. */
export function submitIdea(request: z.output<typeof idea>, origin: Origin) {
  refuseOddExpiration(request.expiration);
  return storeSubmission({ form: 'tracker', trap: request.leaveEmpty, origin }, async (tx) => {
    const { email, symbol, tradeType, strike, expiration, reason } = request;
    const about = `${symbol} ${tradeType} ${strike} ${expiration}`;
    const answer = { symbol, tradeType, strike, expiration, ...(reason === undefined ? {} : { reason }) };
    const leadId = await storeLead(tx, { form: 'tracker', email, answer, about }, request.attribution);
    await insertIdea(tx, {
      id: randomId(),
      leadId,
      symbol,
      tradeType,
      strikeCents: Math.round(strike * 100),
      expiration,
      reason: reason ?? null,
      submittedAt: now(),
    });
  });
}

/** The latest approved ideas. */
export const shownIdeas = async () => (await listIdeas(db(), 'shown', 50)).map(toPublic);

export const ideasIn = async (state: IdeaState) =>
  (await listIdeas(db(), state, 100)).map((row) => ({ ...toPublic(row), state: row.state }));

/** Records the operator's decision on an idea. It can be changed later. */
export async function decideOnIdea(id: string, state: IdeaState, origin: Origin) {
  return transaction(async (tx) => {
    const row = await decideIdea(tx, { id, state, at: now() });
    if (!row) throw new AppError('not_found', notFound);
    await recordAudit(tx, { event: 'idea_decided', result: 'ok', subject: id, origin, detail: { state } });
    return { ...toPublic(row), state: row.state };
  });
}

type Row = Awaited<ReturnType<typeof listIdeas>>[number];

const toPublic = ({ id, symbol, tradeType, strikeCents, expiration, reason, submittedAt }: Row): PublicIdea => ({
  id,
  symbol,
  tradeType,
  strike: strikeCents / 100,
  expiration,
  reason,
  submittedOn: utcDay(submittedAt),
});

function refuseOddExpiration(expiration: string) {
  // The day in New York, because the market's day may still be today when it is already tomorrow in Europe.
  const today = newYorkDay(now());
  const sentence =
    expiration < today ? expirationPassed : expiration > addDays(today, listedDays) ? expirationTooFar : undefined;
  if (sentence) throw new AppError('bad_request', sentence, { fields: { expiration: sentence } });
}

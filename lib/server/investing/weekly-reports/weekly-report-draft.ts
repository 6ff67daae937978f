import type { DateOnly } from '@/lib/domain/shared/dates';
import { lastWholeWeek, weekFault, type ReportFigures } from '@/lib/domain/investing/weekly-report';
import { utcDay } from '@/lib/domain/shared/utc-day';
import { now } from '@/lib/server/platform/clock';
import { transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { countFigures, differingFigures } from './count-figures';
import * as rows from './weekly-reports-repository';

const today = (): DateOnly => utcDay(now());

/**
 * Counts a finished week's figures for the operator to review. `changed` names those that differ from the previous
 * draft.
 */
export async function draftReport(week: DateOnly) {
  const fault = weekFault(week, today());
  if (fault) throw new AppError('unprocessable', fault);
  return transaction(async (tx) => {
    await rows.lockReports(tx);
    if ((await rows.listRevisions(tx, week)).length > 0)
      throw new AppError('conflict', `The report of ${week} is signed. Check it, or correct it with a reason.`);
    const before = await rows.findDraft(tx, week);
    const [figures, countedAt] = [await countFigures(tx, week), now()];
    await rows.saveDraft(tx, { week, figures, countedAt });
    const changed = before ? differingFigures(before.figures, figures) : [];
    return { week, figures, countedAt: countedAt.toISOString(), changed };
  });
}

/** Drafts the last finished week, unless it is already drafted or signed; null if it is. */
export async function draftLastWeek(): Promise<DateOnly | null> {
  const week = lastWholeWeek(today());
  return transaction(async (tx) => {
    await rows.lockReports(tx);
    if ((await rows.listRevisions(tx, week)).length > 0 || (await rows.findDraft(tx, week))) return null;
    await rows.saveDraft(tx, { week, figures: await countFigures(tx, week), countedAt: now() });
    return week;
  });
}

/**
 * Deletes the draft of a week that is being signed. Throws 409 if the figures have changed since the operator saw the
 * draft.
 */
export async function finishDraft(tx: Tx, week: DateOnly, figures: ReportFigures) {
  const draft = await rows.findDraft(tx, week);
  if (!draft) return;
  const changed = differingFigures(draft.figures, figures);
  if (changed.length > 0)
    throw new AppError(
      'conflict',
      `Changed since the draft: ${changed.join(', ')}. Look at it again: npm run ops -- weekly-report draft ${week}`,
    );
  await rows.deleteDraft(tx, week);
}

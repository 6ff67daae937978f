import { z } from 'zod';
import type { ApplicationDraft, brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { draftElsewhere, draftTaxId, draftUnknown } from '@/lib/content/brokerage/brokerage-messages';
import { applicationSteps } from '@/lib/domain/brokerage/application-steps';
import { outdatedContext } from '@/lib/domain/brokerage/application/disclosure-context';
import { isDraftKey, type Answers } from '@/lib/domain/brokerage/application/keys';
import { suitable } from '@/lib/domain/brokerage/application/suitability';
import { hiddenTaxIdSentence } from '@/lib/domain/brokerage/application/sentences';
import { holdsTaxId } from '@/lib/domain/brokerage/application/tax-id';
import { now } from '@/lib/server/platform/clock';
import { db, transaction, type Tx } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { deleteDraft, findDraft, lockDraft, saveDraftRow, type DraftRow } from './application-drafts-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { seal } from '@/lib/server/platform/sealing/sealed';
import { recordEvent } from '@/lib/server/visits/events';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { openSealed } from '@/lib/server/platform/sealing/sealed-values';

type Member = { accountId: string; origin: Origin };
type Saving = z.output<typeof brokerageContract.saveDraft.body>;

const placeOf = (accountId: string) =>
  ({ table: 'application_drafts', column: 'sealed', row: accountId, owner: accountId }) as const;

export async function readDraft({ accountId, origin }: Member): Promise<ApplicationDraft | null> {
  const row = await findDraft(db(), accountId, now());
  return row ? toDraft(row, origin) : null;
}

/**
 * Saves the answers of an unsent form. Throws 409 instead of overwriting changes that another device has saved since.
 */
export async function saveDraft({ accountId, origin }: Member, { answers, step, basedOn }: Saving) {
  refuseOdd(answers);
  await enforceLimits([{ limit: 'draftSavesByAccount', key: accountId }], origin);
  return transaction(async (tx) => {
    const at = now();
    const known = await lockDraft(tx, accountId, at);
    if (basedOn !== undefined && (known?.updatedAt.toISOString() ?? null) !== basedOn)
      throw new AppError('conflict', draftElsewhere);
    if (known) await noteChangedSuitability(tx, (await toDraft(known, origin)).answers, { answers, accountId, origin });
    await recordEvent(tx, { name: 'application_step', key: `${accountId}:${step}`, detail: step });
    const sealed = seal(JSON.stringify(current(answers)), placeOf(accountId));
    const row = await saveDraftRow(tx, { accountId, step, sealed }, at);
    return toDraft(row, origin);
  });
}

export const discardDraft = ({ accountId }: Member) => deleteDraft(db(), accountId);

/** Rejects the tax ID, under whatever key it is sent, and answers to unknown questions. */
function refuseOdd(answers: Record<string, string>) {
  const fields: Record<string, string> = {};
  for (const [key, value] of Object.entries(answers)) {
    if (key === 'tax_id') fields[key] = draftTaxId;
    else if (!isDraftKey(key)) fields[key.slice(0, 60)] = draftUnknown;
    else if (holdsTaxId(value)) fields[key] = hiddenTaxIdSentence;
  }
  const [first] = Object.values(fields);
  if (first !== undefined) throw new AppError('bad_request', first, { fields });
}

/** Records when an unsuitable answer is changed to a suitable one. */
async function noteChangedSuitability(
  tx: Tx,
  before: Answers,
  { answers, accountId: subject, origin }: { answers: Answers } & Member,
) {
  for (const key of Object.keys(suitable) as (keyof typeof suitable)[]) {
    const [was = '', is = ''] = [before[key], answers[key]];
    const fits = (value: string) => (suitable[key] as readonly string[]).includes(value);
    if (was === '' || is === '' || fits(was) || !fits(is)) continue;
    await recordAudit(tx, {
      event: 'suitability_changed',
      result: 'ok',
      subject,
      origin,
      detail: { question: key, from: was, to: is },
    });
  }
}

/** Removes the details of disclosures that are now answered with no. */
function current(answers: Answers) {
  const outdated = outdatedContext(answers);
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !outdated.some((one) => one === key)));
}

const storedAnswers = z.record(z.string(), z.string());

async function toDraft(row: DraftRow, origin: Origin): Promise<ApplicationDraft> {
  const answers = storedAnswers.parse(JSON.parse(await openSealed(row.sealed, placeOf(row.accountId), origin)));
  return {
    answers,
    step: applicationSteps.find((step) => step === row.step) ?? applicationSteps[0],
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

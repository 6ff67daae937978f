import { z } from 'zod';
import type { ApplicationDraft, brokerageContract } from '@/lib/contracts/brokerage';
import { draftElsewhere, draftTaxId, draftUnknown } from '@/lib/content/brokerage-messages';
import { applicationSteps } from '@/lib/domain/application-steps';
import { isDraftKey, type Answers } from '@/lib/domain/application/keys';
import { suitable } from '@/lib/domain/application/rules';
import { hiddenTaxIdSentence } from '@/lib/domain/application/sentences';
import { holdsTaxId } from '@/lib/domain/application/tax-id';
import { now } from '../clock';
import { db, transaction, type Tx } from '../db/pool';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { deleteDraft, findDraft, lockDraft, putDraft, type DraftRow } from '../repositories/application-drafts';
import { recordAudit } from '../repositories/audit';
import { seal } from '../sealed';
import { recordHappening } from './events';
import { enforceLimits } from './limits';
import { openSealed } from './sealed';

type Member = { accountId: string; origin: Origin };
type Saving = z.output<typeof brokerageContract.saveDraft.body>;

const placeOf = (accountId: string) =>
  ({ table: 'application_drafts', column: 'sealed', row: accountId, owner: accountId }) as const;

export async function readDraft({ accountId, origin }: Member): Promise<ApplicationDraft | null> {
  const row = await findDraft(db(), accountId, now());
  return row ? toDraft(row, origin) : null;
}

/** Saves the answers of a form that is not sent yet. What another device saved meanwhile is not overwritten unseen. */
export async function saveDraft({ accountId, origin }: Member, { answers, step, basedOn }: Saving) {
  refuseOdd(answers);
  await enforceLimits([{ limit: 'draftSavesByAccount', key: accountId }], origin);
  return transaction(async (tx) => {
    const at = now();
    const known = await lockDraft(tx, accountId, at);
    if (basedOn !== undefined && (known?.updatedAt.toISOString() ?? null) !== basedOn)
      throw new AppError('conflict', draftElsewhere);
    if (known) await noteChangedSuitability(tx, (await toDraft(known, origin)).answers, { answers, accountId, origin });
    await recordHappening(tx, { name: 'application_step', key: `${accountId}:${step}`, detail: step });
    const row = await putDraft(tx, { accountId, step, sealed: seal(JSON.stringify(answers), placeOf(accountId)) }, at);
    return toDraft(row, origin);
  });
}

export const dropDraft = ({ accountId }: Member) => deleteDraft(db(), accountId);

/** The tax id is never kept, under whatever name; nor is anything that nobody asked. */
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

/** Who turns an answer that is refused into one that is taken leaves a line: suitability is not a riddle. */
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

const kept = z.record(z.string(), z.string());

async function toDraft(row: DraftRow, origin: Origin): Promise<ApplicationDraft> {
  const answers = kept.parse(JSON.parse(await openSealed(row.sealed, placeOf(row.accountId), origin)));
  return {
    answers,
    step: applicationSteps.find((step) => step === row.step) ?? applicationSteps[0],
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
  };
}

import { amlAnswer, type AmlAnswer } from '@/lib/contracts/my-account/investor-account';
import { amlSteps, type AmlStep } from '@/lib/domain/investing/aml';
import { now } from '@/lib/server/platform/clock';
import { db, type Handle, transaction } from '@/lib/server/platform/db/pool';
import type { Origin } from '@/lib/server/platform/http/origin';
import { listAmlAnswers, saveAmlAnswers } from './aml-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { seal } from '@/lib/server/platform/sealing/sealed';
import { enforceLimits } from '@/lib/server/platform/limits/limits';
import { openSealed } from '@/lib/server/platform/sealing/sealed-values';

/** Saves the answer to one step, encrypted, replacing an earlier answer. */
export async function saveAmlStep(accountId: string, answer: AmlAnswer, origin: Origin) {
  await enforceLimits([{ limit: 'roundChangesByAccount', key: accountId }], origin);
  const { step } = answer;
  const sealed = seal(JSON.stringify(answer), placeOf(accountId, step));
  return transaction(async (tx) => {
    await saveAmlAnswers(tx, { id: rowOf(accountId, step), accountId, step, answers: sealed, savedAt: now() });
    await recordAudit(tx, { event: 'aml_step_saved', result: 'ok', subject: accountId, origin, detail: { step } });
    return stateOf(tx, accountId);
  });
}

export async function readAml(accountId: string, origin: Origin) {
  const rows = await listAmlAnswers(db(), accountId);
  const answers: AmlAnswer[] = [];
  for (const { step, answers: sealed } of rows)
    answers.push(amlAnswer.parse(JSON.parse(await openSealed(sealed, placeOf(accountId, step), origin))));
  return { ...(await stateOf(db(), accountId)), answers };
}

async function stateOf(handle: Handle, accountId: string) {
  const rows = await listAmlAnswers(handle, accountId);
  const saved = rows.map(({ step, savedAt }) => ({ step, savedAt: savedAt.toISOString() }));
  return { saved, isComplete: amlSteps.every((step) => saved.some((one) => one.step === step)) };
}

const rowOf = (accountId: string, step: AmlStep) => `${accountId}:${step}`;
const placeOf = (accountId: string, step: AmlStep) => ({
  table: 'aml_answers',
  column: 'answers',
  row: rowOf(accountId, step),
  owner: accountId,
});

import { draftUnknown, noAmendmentNeeded } from '@/lib/content/brokerage/brokerage-messages';
import { checkAnswers } from '@/lib/domain/brokerage/application/check-answers';
import { correctableKeys, knownOf } from '@/lib/domain/brokerage/application/corrections';
import type { AnswerKey, Answers } from '@/lib/domain/brokerage/application/keys';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import { toAlpacaAmendment } from '@/lib/server/providers/brokerage/to-alpaca-amendment';
import { findApplication } from './applications-repository';
import { recordAudit } from '@/lib/server/platform/audit/audit-repository';
import type { Member } from './application-claim';
import { newYorkDay } from '@/lib/domain/shared/new-york';
import { questionOf } from './application-refusal';
import { refreshApplicationStatus } from './refresh-application';
import { requireBroker } from './brokerage-provider';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

/**
 * Sends corrections of details that the broker asks for. All answers to one request must be sent together; they are
 * passed on to the broker and not stored. Throws 400 with an error per invalid answer, and 409 when the broker asks for
 * none of these details.
 */
export async function amendApplication({ accountId, origin }: Member, answers: Answers) {
  const broker = requireBroker();
  const found = await findApplication(db(), accountId);
  const row = found && (await refreshApplicationStatus(broker, found, 0));
  const needs = row?.status === 'ACTION_REQUIRED' ? row.needs : [];
  const given = Object.keys(answers);
  const codes = needs.filter((code) => correctableKeys[code]?.some((key) => given.includes(key)));
  if (!row?.brokerAccountId || codes.length === 0) throw new AppError('conflict', noAmendmentNeeded);
  const keys = codes.flatMap((code) => correctableKeys[code] ?? []);
  const unknown = given.find((key) => !keys.includes(key as AnswerKey));
  if (unknown !== undefined)
    throw new AppError('bad_request', draftUnknown, { fields: { [unknown.slice(0, 60)]: draftUnknown } });
  const merged = codes.reduce<Answers>((known, code) => ({ ...known, ...knownOf(code) }), answers);
  const context = { today: newYorkDay(now()), product: settings().productName, isSandbox: broker.isSandbox };
  const wrong = checkAnswers(merged, { ...context, keys });
  const [first] = Object.values(wrong);
  if (first !== undefined) throw new AppError('bad_request', first, { fields: wrong });
  await enforceLimits([{ limit: 'applicationsByAccount', key: accountId }], origin);
  await broker.amend(row.brokerAccountId, toAlpacaAmendment(merged)).catch(atQuestion);
  const detail = { needs: codes.join(' ').slice(0, 200) };
  await recordAudit(db(), { event: 'application_amended', result: 'ok', subject: accountId, origin, detail });
  await refreshApplicationStatus(broker, row, 0);
}

/** Rethrows the broker's error as an error of the question that it names, if any. */
function atQuestion(error: unknown): never {
  const question = error instanceof BrokerError && error.outcome === 'refused' ? questionOf(error.said) : undefined;
  if (!question || !(error instanceof BrokerError)) throw error;
  throw new AppError(error.code, error.message, { cause: error, fields: { [question]: error.message } });
}

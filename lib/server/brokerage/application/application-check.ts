import type { AccountApplication } from '@/lib/contracts/brokerage/application';
import { newYorkDay } from '@/lib/domain/shared/new-york';
import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { agreementsChanged } from '@/lib/content/brokerage/brokerage-messages';
import { checkAnswers } from '@/lib/domain/brokerage/application/check-answers';
import { answerKeys, type AnswerKey } from '@/lib/domain/brokerage/application/keys';
import { statementKeys } from '@/lib/domain/brokerage/application/questions/statements';
import { suitable } from '@/lib/domain/brokerage/application/suitability';
import { objectiveRefused, phoneSentence, riskRefused } from '@/lib/domain/brokerage/application/sentences';
import { silentContext, silentInBody, toAnswers } from '@/lib/domain/brokerage/application/to-answers';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { settings } from '@/lib/server/platform/settings/env';
import { AppError } from '@/lib/server/platform/errors';
import type { Origin } from '@/lib/server/platform/http/origin';
import { latestAudit, recordAudit } from '@/lib/server/platform/audit/audit-repository';
import { toPhone } from '@/lib/server/leads/phones';

const questionKeys = answerKeys.filter((key) => !statementKeys.some((statement) => statement === key));

type Checked = { accountId: string; origin: Origin; isSandbox: boolean };

/** Throws if an application breaks the form's rules; the error has a message per question. */
export async function checkApplication(application: AccountApplication, { accountId, origin, isSandbox }: Checked) {
  const answers = toAnswers(application);
  const product = settings().productName;
  const context = { today: newYorkDay(now()), product, isSandbox };
  const wrong = checkAnswers(answers, {
    ...context,
    keys: questionKeys,
    mayLack: [...silentInBody, ...silentContext(application)],
  });
  const phone = answers.phone_number ?? '';
  if (!wrong.phone_number && phone.startsWith('+') && !phone.startsWith('+1') && !toPhone(phone))
    wrong.phone_number = phoneSentence;
  const unsuitable = [objectiveRefused(product), riskRefused(product)];
  const refused = Object.values(wrong).filter((sentence) => unsuitable.includes(sentence));
  const choices = choicesOf(application);
  if (refused.length > 0)
    await recordAudit(db(), {
      event: 'application_unsuitable',
      result: 'refused',
      subject: accountId,
      origin,
      detail: choices,
    });
  const [first] = Object.entries(wrong) as [AnswerKey, string][];
  if (first) {
    const code = refused.length === Object.keys(wrong).length ? 'unprocessable' : 'bad_request';
    throw new AppError(code, first[1], { fields: wrong });
  }
  refuseOldAgreements(application);
  await noteOtherChoices(accountId, choices, origin);
}

const choicesOf = ({ identity }: AccountApplication) =>
  Object.fromEntries(Object.keys(suitable).map((key) => [key, identity[key as keyof typeof suitable].slice(0, 60)]));

/** Records when a person whose application was rejected as unsuitable changes their answers. */
async function noteOtherChoices(subject: string, choices: Record<string, string>, origin: Origin) {
  const before = await latestAudit(db(), subject, 'application_unsuitable');
  if (!before) return;
  for (const [question, to] of Object.entries(choices)) {
    const from = String(before[question] ?? '');
    if (from !== to)
      await recordAudit(db(), {
        event: 'suitability_changed',
        result: 'ok',
        subject,
        origin,
        detail: { question, from, to },
      });
  }
}

/** Throws 409 if an agreement's version is given and is not the current one. */
function refuseOldAgreements({ agreements: signed }: AccountApplication) {
  const isOld = signed.some(
    ({ agreement, version }) => version !== undefined && version !== agreements[agreement].document.version,
  );
  if (isOld) throw new AppError('conflict', agreementsChanged, { fields: { agreements: agreementsChanged } });
}

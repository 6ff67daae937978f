import type { AccountApplication } from '@/lib/contracts/application';
import { agreements } from '@/lib/content/agreements/agreements';
import { agreementsChanged } from '@/lib/content/brokerage-messages';
import { checkAnswers } from '@/lib/domain/application/check-answers';
import { statementKeys, type AnswerKey } from '@/lib/domain/application/keys';
import { suitable } from '@/lib/domain/application/rules';
import { objectiveRefused, phoneSentence, riskRefused } from '@/lib/domain/application/sentences';
import { silentInBody, toAnswers } from '@/lib/domain/application/to-answers';
import { answerKeys } from '@/lib/domain/application/keys';
import { now } from '../clock';
import { db } from '../db/pool';
import { settings } from '../env';
import { AppError } from '../errors';
import type { Origin } from '../origin';
import { latestAudit, recordAudit } from '../repositories/audit';
import { toPhone } from './phones';

const newYorkDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });
const asked = answerKeys.filter((key) => !statementKeys.some((statement) => statement === key));

type Checked = { accountId: string; origin: Origin; isSandbox: boolean };

/** Refuses an application by the rules that the form has, each sentence under the name of its question. */
export async function checkApplication(application: AccountApplication, { accountId, origin, isSandbox }: Checked) {
  const answers = toAnswers(application);
  const product = settings().productName;
  const context = { today: newYorkDay.format(now()), product, isSandbox };
  const wrong = checkAnswers(answers, { ...context, keys: asked, mayLack: silentInBody });
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

/** Somebody who was refused as unsuitable and now answers otherwise leaves a line that says so. */
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

/** A version may be named; it must be today's. */
function refuseOldAgreements({ agreements: signed }: AccountApplication) {
  const isOld = signed.some(
    ({ agreement, version }) => version !== undefined && version !== agreements[agreement].document.version,
  );
  if (isOld) throw new AppError('conflict', agreementsChanged, { fields: { agreements: agreementsChanged } });
}

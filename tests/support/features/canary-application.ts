import { brokerageContract } from '@/lib/contracts/brokerage/brokerage';
import { namesIn, questionSteps, stepGroups } from '@/lib/content/brokerage/application/steps';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { applicationScreens } from '@/lib/domain/brokerage/application-steps';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { paths } from '@/lib/domain/shared/paths';
import { applicationBody } from './applications';
import { goodAnswers } from './application-answers';
import { canary, canaryApplication as apart } from './canary';

type Call = (
  method: string,
  path: string,
  extras?: { body?: unknown; token?: string },
) => Promise<{ status: number; text: () => Promise<string> }>;

const answers: Answers = {
  given_name: apart.givenName,
  family_name: apart.familyName,
  email: apart.email,
  street_address: apart.street,
  date_of_birth: canary.birthday,
};

/** The fields of the steps that have questions. */
const shown = questionSteps.flatMap((step) => namesIn(stepGroups[step]));

/**
 * Completes an application as a browser does: the draft, a misplaced tax ID, the submissions (rejected, without a
 * response, accepted, repeated), the status pages and the owner's export. Returns the status of each submission.
 */
export async function applyWith(call: Call, token: string): Promise<number[]> {
  const { saveDraft, open, application, exists, readDraft } = brokerageContract;
  const kept = Object.fromEntries(
    Object.entries(goodAnswers({ ...answers, tax_id: '' })).filter(
      ([key, value]) => value !== '' && shown.some((known) => known === key),
    ),
  );
  const saved = await call(saveDraft.method, saveDraft.path, { body: { answers: kept, step: 'agreements' }, token });
  if (saved.status !== 200) throw new Error(`The draft was not saved: ${await saved.text()}`);
  for (const key of ['tax_id', 'city'])
    await call(saveDraft.method, saveDraft.path, {
      body: { answers: { ...kept, [key]: canary.ssn }, step: 'agreements' },
      token,
    });
  for (const step of applicationScreens) await call('GET', brokeragePaths.openAccountStep(step), { token });
  const send = async (changes: Answers) => {
    const body = applicationBody({ ...answers, ...changes });
    return (await call(open.method, open.path, { body, token })).status;
  };
  const statuses = [
    await send({ tax_id: canary.ssn, postal_code: 'x' }),
    await send({ tax_id: apart.refusedSsn }),
    await send({ tax_id: apart.leftSsn }),
    await send({ tax_id: canary.ssn }),
    await send({ tax_id: canary.ssn }),
  ];
  for (const { method, path } of [readDraft, application, exists, myAccountContract.export])
    await call(method, path, { token });
  await call('POST', '/api/alpaca/documents?type=identity_verification', { body: { tax_id: canary.ssn }, token });
  for (const path of [brokeragePaths.openAccountStatus, paths.account, paths.bank]) await call('GET', path, { token });
  return statuses;
}

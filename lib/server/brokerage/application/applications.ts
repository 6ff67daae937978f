import type { AccountApplication } from '@/lib/contracts/brokerage/application';
import type { ApplicationState } from '@/lib/contracts/brokerage/brokerage';
import { accountUnknown, applicationUnderWay, withoutFieldNames } from '@/lib/content/brokerage/brokerage-messages';
import {
  documentTypes,
  isOver,
  neededDocuments,
  toApplicationStatus,
} from '@/lib/domain/brokerage/application/statuses';
import { fundingStepOf, type FundingFacts } from '@/lib/domain/brokerage/funding-step';
import { db } from '@/lib/server/platform/db/pool';
import { AppError } from '@/lib/server/platform/errors';
import { BrokerError } from '@/lib/server/providers/brokerage/broker-error';
import { findAccountById } from '@/lib/server/accounts/accounts-repository';
import { findApplication, type Application } from './applications-repository';
import { banking } from '../banks/banking';
import { findOwnApplication, listPast } from './own-application-repository';
import { checkApplication } from './application-check';
import { claimApplication, type Member } from './application-claim';
import { sendApplication } from './application-sending';
import { refreshApplicationStatus } from './refresh-application';
import { findBroker, requireBroker } from './brokerage-provider';
import { enforceLimits } from '@/lib/server/platform/limits/limits';

type Sending = { of: string; done: Promise<Application> };
const underWay = new Map<string, Sending>();

/**
 * Opens a brokerage account, once: a concurrent request waits for the first one's result, and a repeated request
 * returns it.
 */
export async function openAccount(application: AccountApplication, member: Member): Promise<ApplicationState> {
  const broker = requireBroker();
  const { accountId, origin } = member;
  await enforceLimits([{ limit: 'applicationsByAccount', key: accountId }], origin);
  await checkApplication(application, { ...member, isSandbox: broker.isSandbox });
  const of = JSON.stringify([application.contact, application.identity]);
  const first = underWay.get(accountId);
  if (first) {
    if (first.of !== of) throw new AppError('conflict', applicationUnderWay, { retryAfterS: 5 });
    return toState(await first.done);
  }
  const done = (async () => {
    const claim = await claimApplication(application, member);
    return 'done' in claim ? claim.done : sendApplication(broker, claim, member);
  })().finally(() => underWay.delete(accountId));
  underWay.set(accountId, { of, done });
  return toState(await done);
}

/** The caller's application, with a fresh status if the broker responds. */
export async function readApplication({ accountId }: Member) {
  const known = await findOwnApplication(db(), accountId);
  const broker = findBroker();
  const isSandbox = broker?.isSandbox ?? true;
  if (!known) return { application: null, isSandbox, fundingStep: null };
  const row = broker ? await refreshApplicationStatus(broker, known.row) : known.row;
  return { application: await toState(row), isSandbox, fundingStep: standingOf(row, known.funding).fundingStep };
}

/**
 * Whether the caller has a brokerage account: by our own data or, failing that, by asking the broker for their email.
 * Throws 503 when the broker does not respond.
 */
export async function hasAccount({ accountId, origin }: Member): Promise<boolean> {
  const row = await findApplication(db(), accountId);
  if (row?.state === 'sent' && !row.endedAt) return true;
  const broker = requireBroker();
  await enforceLimits([{ limit: 'accountChecksByAccount', key: accountId }], origin);
  const account = await findAccountById(db(), accountId);
  if (!account) return false;
  try {
    return (await broker.findByEmail(account.email)).some(({ status }) => !isOver(status));
  } catch (error) {
    if (!(error instanceof BrokerError)) throw error;
    throw new AppError('unavailable', accountUnknown, { cause: error, retryAfterS: error.retryAfterS ?? 30 });
  }
}

const statusOf = (row: Application) => toApplicationStatus(row.state === 'sent' ? (row.status ?? 'other') : row.state);

/** The last known status of an application and the next funding step, which is null while bank linking is off. */
export const standingOf = (row: Application, funding: FundingFacts) => ({
  status: statusOf(row),
  fundingStep: banking() ? fundingStepOf(statusOf(row), funding) : null,
});

/** An application as shown to its owner. */
export async function toState(row: Application): Promise<ApplicationState> {
  const { events, documents, agreements } = await listPast(db(), row.id);
  return {
    status: statusOf(row),
    createdAt: row.createdAt.toISOString(),
    history: events.map(({ status, at }) => ({ status: toApplicationStatus(status), at: at.toISOString() })),
    needs: row.needs.map((code) => ({ code, documents: [...(neededDocuments[code] ?? [])] })),
    documents: documents.flatMap(({ type, uploadedAt }) => {
      const known = documentTypes.find((one) => one === type);
      return known ? [{ type: known, uploadedAt: uploadedAt.toISOString() }] : [];
    }),
    refusal: row.refusal === null ? null : withoutFieldNames(row.refusal),
    agreements: agreements.map(({ signedAt, ...one }) => ({ ...one, signedAt: signedAt.toISOString() })),
  };
}

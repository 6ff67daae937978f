import { newsletterOperationContract } from '@/lib/contracts/publishing/newsletter-operation';
import { emailKey } from '@/lib/domain/shared/email';
import type { Pace } from '@/lib/domain/publishing/newsletter';
import { randomId } from '@/lib/domain/shared/ids';
import type { Segment } from '@/lib/domain/publishing/posts';
import { db, pool } from '@/lib/server/platform/db/pool';
import { newsletterSubscribers } from '@/lib/server/platform/db/schema/leads';
import { settings } from '@/lib/server/platform/settings/env';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { sendNewsletter } from '@/lib/server/publishing/newsletter/send-newsletter-job';
import { visitor } from '@/tests/support/api/api';
import { freshEmail, mailsTo } from '@/tests/support/database/factories';
import { postFile, publish } from './posts';

type Wishes = { skips?: string[]; pace?: Pace; issues?: boolean; weeklyReport?: boolean };

/** Subscribes an address to the newsletter, as a confirmed link would. */
export async function onTheList(email = freshEmail(), { skips = [], pace = 'every', ...lists }: Wishes = {}) {
  const id = randomId();
  const row = { id, email, skips, pace, ...lists, emailKey: emailKey(email), state: 'subscribed' as const };
  await db()
    .insert(newsletterSubscribers)
    .values({ ...row, requestedAt: new Date(), requestIp: '::1' });
  return email;
}

/** Confirms the address of an account, as the link in its mail would. */
export const confirmAddress = ({ id }: { id: string }) =>
  pool().query('update accounts set email_confirmed_at = now() where id = $1', [id]);

type Draft = { posts?: string[]; segment?: Segment };

/** Publishes two posts for an issue, one of them for paying members. */
export async function publishTwo() {
  await publish(postFile({ id: 'open-one', title: 'Open one' }, 'Everybody reads this.'));
  const body = 'A beginning.\n\n<!-- more -->\n\nThe murmelstein.';
  await publish(postFile({ id: 'paid-one', title: 'Paid one', visibility: 'paid', categories: 'signals' }, body));
}

const operator = () => ({ bearer: settings().opsToken });

export const draftEdition = async (changes: Draft = {}) =>
  visitor().ask(newsletterOperationContract.draft, {
    body: { subject: 'Two posts', intro: 'Hello, *you*.', posts: ['open-one', 'paid-one'], ...changes },
    ...operator(),
  });

/** Creates a newsletter issue and sends it at once; returns its id. */
export async function sendEdition(changes: Draft = {}) {
  const { id } = (await draftEdition(changes)).answer;
  await visitor().ask(newsletterOperationContract.schedule, { params: { id }, body: {}, ...operator() });
  await sendNewsletter();
  await drainOutbox();
  return id;
}

export const issuesTo = async (email: string) =>
  (await mailsTo(email)).filter(({ template }) => template === 'newsletter-issue');

/** The token in the links of the latest issue sent to an address. */
export const tokenOfIssue = async (email: string) =>
  /unsubscribe\?token=([\w-]+)/.exec((await issuesTo(email)).at(-1)?.text ?? '')?.[1] ?? '';

import { leadCalls } from '@/lib/client/forms/lead-endpoints';
import { pool } from '@/lib/server/platform/db/pool';
import { drainOutbox } from '@/lib/server/app/outbox/drain';
import { visitor, type Visitor } from '@/tests/support/api/api';
import { freshEmail, mailsTo } from '@/tests/support/database/factories';

export const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

type Wishes = Record<string, unknown>;

/** Valid input for each form. */
export const leadForm = {
  newsletter: (changes: Wishes = {}) => ({ email: freshEmail(), ...changes }),
  'weekly-report': (changes: Wishes = {}) => ({ email: freshEmail(), list: 'weekly-report', ...changes }),
  'join-us': (changes: Wishes = {}) => ({ email: freshEmail(), firstName: 'Ann', joinAs: 'ambassador', ...changes }),
  sponsors: (changes: Wishes = {}) => ({
    email: freshEmail(),
    firstName: 'Ann',
    organization: 'Lee & Co',
    about: 'We would like to pay for an evening.',
    ...changes,
  }),
  contact: (changes: Wishes = {}) => ({
    email: freshEmail(),
    name: 'Ann Lee',
    topic: 'account',
    message: 'Where do I find my receipt?',
    ...changes,
  }),
  campaign: (changes: Wishes = {}) => ({
    email: freshEmail(),
    firstName: 'Ann',
    campaign: 'Spring Meet-up',
    channel: 'event',
    ...changes,
  }),
  tracker: (changes: Wishes = {}) => ({
    email: freshEmail(),
    symbol: 'aapl',
    tradeType: 'Call',
    strike: 190.5,
    expiration: dayAhead(30),
    ...changes,
  }),
};

export type Form = keyof typeof leadForm;
export const forms = Object.keys(leadForm) as Form[];

/** The forms that subscribe to a list instead of creating a lead. */
export const isListForm = (form: string) => form === 'newsletter' || form === 'weekly-report';

/** Sends a form's body to its endpoint. */
export function sendForm(form: Form, body: unknown, from: Visitor = visitor()) {
  const endpoint = leadCalls[form]?.endpoint;
  if (!endpoint) throw new Error(`${form} has no call.`);
  return from.send(endpoint.method, endpoint.path, { body });
}

export async function rowsOf<Row extends object>(query: string, values: unknown[] = []): Promise<Row[]> {
  return (await pool().query<Row>(query, values)).rows;
}

export const leadsOf = (email: string) =>
  rowsOf<{ id: string; form: string; times: number; answers: Record<string, unknown>[] }>(
    'select id, form, times, answers from leads where email = $1 order by created_at',
    [email],
  );

export const subscriberOf = async (email: string) =>
  (
    await rowsOf<{ id: string; state: string }>('select id, state from newsletter_subscribers where email = $1', [
      email,
    ])
  )[0];

/** Delivers the outbox and returns the mails to an address. */
export async function mailsAfterPost(email: string) {
  await drainOutbox();
  return mailsTo(email);
}

/** The token in a link of the newest mail to an address. */
export async function tokenIn(email: string, page: 'confirm' | 'unsubscribe') {
  const texts = (await mailsAfterPost(email)).map(({ text }) => text ?? '').join('\n');
  const token = [...texts.matchAll(new RegExp(`/newsletter/${page}\\?token=([\\w-]+)`, 'g'))].at(-1)?.[1];
  if (!token) throw new Error(`No link to ${page} was mailed.`);
  return token;
}

/** Clears the rate limits. */
export const forgetLimits = () => rowsOf('delete from rate_limits');

import { postOperationContract } from '@/lib/contracts/publishing/post-operation';
import type { Tier } from '@/lib/domain/membership/plans';
import type { SubscriptionStatus } from '@/lib/domain/membership/membership';
import { randomId } from '@/lib/domain/shared/ids';
import { now } from '@/lib/server/platform/clock';
import { db } from '@/lib/server/platform/db/pool';
import { seedBlogReference } from '@/lib/server/sample-data/blog';
import { subscriptions } from '@/lib/server/platform/db/schema/billing';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';

type Head = Record<string, string | null>;

/** The source file of a post; a front matter key that is null is omitted. */
export function postFile(changes: Head = {}, body = 'Words for everybody.\n\n<!-- more -->\n\nWords for the others.') {
  const head = Object.entries({
    id: 'a-post',
    title: 'A post',
    summary: 'What it says.',
    author: 'sector-research',
    categories: 'how-we-count',
    visibility: 'public',
    position: 'none',
    ...changes,
  });
  const rows = head.flatMap(([key, value]) => (value === null ? [] : `${key}: ${value}`));
  return `---\n${rows.join('\n')}\n---\n\n${body}\n`;
}

const operator = () => ({ bearer: settings().opsToken });

/** Publishes a post as the operator. */
export async function publish(source: string, publishAt?: string) {
  await seedBlogReference(db());
  const body = { source, publish: true, ...(publishAt === undefined ? {} : { publishAt }) };
  return visitor().ask(postOperationContract.save, { body, ...operator() });
}

export const correct = (source: string, note: string) =>
  visitor().ask(postOperationContract.correct, { body: { source, note }, ...operator() });

export const withdraw = (id: string) =>
  visitor().ask(postOperationContract.withdraw, { params: { id }, ...operator() });

const dayMs = 86_400_000;

/** Gives an account a subscription, as if reported by Stripe. */
export async function subscribeTo(
  { id }: { id: string },
  { tier = 'member', status = 'active', days = 20 }: { tier?: Tier; status?: SubscriptionStatus; days?: number } = {},
) {
  const at = now();
  const periodEnd = new Date(at.getTime() + days * dayMs);
  await db()
    .insert(subscriptions)
    .values({ id: randomId(), accountId: id, tier, interval: 'month', status, periodEnd, createdAt: at });
}

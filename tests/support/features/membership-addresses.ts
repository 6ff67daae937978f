import { randomId } from '@/lib/domain/shared/ids';
import { newsletterOperationContract } from '@/lib/contracts/publishing/newsletter-operation';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { settings } from '@/lib/server/platform/settings/env';
import { visitor } from '@/tests/support/api/api';
import { onTheList, publishTwo, sendEdition, tokenOfIssue } from './editions';
import type { Member } from '@/tests/support/database/factories';
import { addCard, hearAll, readBilling, subscribe } from './payments';
import { postFile, publish } from './posts';

/**
 * Creates a post, a newsletter issue and the member's subscription with its invoice; returns the URLs that read them.
 */
export async function membershipAddresses(member: Member): Promise<Record<string, string>> {
  await publish(postFile({ id: 'kept-post' }));
  const body = { subject: 'Kept', intro: 'Words.', posts: ['kept-post'] };
  const { answer: edition } = await visitor().ask(newsletterOperationContract.draft, {
    bearer: settings().opsToken,
    body,
  });
  const uniqueId = randomId();
  await addCard(member);
  const { answer: subscription } = await subscribe(member, { uniqueId });
  await hearAll();
  const [invoice] = (await readBilling(member)).invoices;
  const { answer: feed } = await visitor().ask(postsContract.openFeed, { bearer: member.token });
  const reader = await onTheList();
  await publishTwo();
  await sendEdition();
  return {
    '/api/posts/:id': '/api/posts/kept-post',
    '/api/posts/free-posts/:id': '/api/posts/free-posts/kept-post',
    '/api/post-feeds/:token': `/api/post-feeds/${/[\w-]{20,}/.exec(feed.url)?.[0] ?? ''}`,
    '/api/newsletter/preferences': `/api/newsletter/preferences?token=${await tokenOfIssue(reader)}`,
    '/api/billing/invoices/:id': `/api/billing/invoices/${invoice?.id ?? ''}`,
    '/api/authors/:id': '/api/authors/sector-research',
    '/api/ops/newsletter/:id/preview': `/api/ops/newsletter/${edition.id}/preview`,
    '/api/transactions/subscriptions/:id/preview': `/api/transactions/subscriptions/${subscription.id}/preview?subscriptionType=member&interval=year`,
    '/api/transactions/subscriptions/:id/un-cancel': `/api/transactions/subscriptions/${subscription.id}/un-cancel`,
    '/api/transactions/subscriptions/:uniqueId/verify': `/api/transactions/subscriptions/${uniqueId}/verify`,
  };
}

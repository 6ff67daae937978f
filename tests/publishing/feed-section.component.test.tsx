import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { FeedSection } from '@/components/my-account/profile/feed-section';
import { postsContract } from '@/lib/contracts/publishing/posts';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { shownToasts } from '@/tests/support/browser/toasts';

const createdAt = '2026-11-21T10:00:00.000Z';
const url = 'https://site.example/blog/feeds/secret.xml';
const user = userEvent.setup();
const press = (name: string) => user.click(screen.getByRole('button', { name }));

describe('[D12] a member’s own feed on the account page', () => {
  const signIn = signingIn();
  const toasts = shownToasts();
  beforeEach(() => {
    signIn();
  });

  it('is created, shown once, copied and ended', async () => {
    mockEndpoint(postsContract.ownFeed, { createdAt: null });
    mockEndpoint(postsContract.openFeed, { createdAt, url });
    const closed = mockEndpoint(postsContract.closeFeed, { createdAt: null });
    render(<FeedSection />);
    await screen.findByText(/Anyone with its URL can read the posts in your plan/);
    await press('Create private feed');
    expect(await screen.findByRole('status', { name: 'Feed URL' })).toHaveTextContent(url);
    await press('Copy URL');
    expect(await navigator.clipboard.readText()).toBe(url);
    await press('Delete feed');
    await screen.findByRole('button', { name: 'Create private feed' });
    expect(closed).toHaveLength(1);
    expect(screen.queryByText(url)).toBeNull();
    expect(toasts().map(([kind]) => kind)).toEqual(['success', 'success', 'success']);
  });

  it('that exists shows its date, and gets a new address', async () => {
    mockEndpoint(postsContract.ownFeed, { createdAt });
    mockEndpoint(postsContract.openFeed, { createdAt, url });
    render(<FeedSection />);
    await screen.findByText(/created on 11\/21\/2026/);
    await press('Reset URL');
    expect(await screen.findByText(url)).toBeVisible();
  });

  it('[U4] says what failed, and retries', async () => {
    mockEndpoint(postsContract.ownFeed, (_, times) =>
      times === 1 ? { status: 503, message: 'Try again in a moment.' } : { createdAt: null },
    );
    render(<FeedSection />);
    await screen.findByText('We couldn’t load your feed');
    await press('Try again');
    await screen.findByRole('button', { name: 'Create private feed' });
  });
});

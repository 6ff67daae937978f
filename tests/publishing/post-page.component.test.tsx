import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { PostPage } from '@/components/publishing/post-page';
import { postsContract, type PostPage as Post } from '@/lib/contracts/publishing/posts';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const open: Post['access'] = { isOpen: true, reason: 'active', until: null, opensBy: null };
const closed = (opensBy: NonNullable<Post['access']['opensBy']>): Post['access'] => ({
  ...{ isOpen: false, reason: 'none', until: null, opensBy },
});

const post = (overrides: Partial<Post> = {}): Post => ({
  id: 'a-post',
  title: 'A post',
  summary: 'What it says.',
  author: { id: 'options-desk', name: 'Options desk', about: 'Closes in public.' },
  categories: [{ slug: 'signals', name: 'Signals' }],
  visibility: 'paid',
  tier: null,
  publishedAt: '2026-11-20T14:00:00.000Z',
  correctedAt: null,
  readingMinutes: 3,
  isSample: true,
  picture: null,
  access: closed('plan'),
  parts: [{ kind: 'text', html: '<p>The beginning.</p>' }],
  position: 'none',
  stocks: [],
  corrections: [],
  related: [],
  ...overrides,
});
const whole = post({ access: open, parts: [{ kind: 'text', html: '<p>The beginning.</p><p>The rest.</p>' }] });
const read = { ...postsContract.read, path: '/api/posts/a-post' } as const;

describe('a post', () => {
  const signIn = signingIn();

  it('[U2] can be read without scripts, with author, date and sample mark', () => {
    const html = renderToString(<PostPage post={post({ access: open, position: 'holds' })} />);
    for (const text of [
      'The beginning.',
      'Options desk',
      '11/20/2026',
      '3 min read',
      'Sample post',
      '/authors/options-desk',
      'Closes in public.',
      'The author holds a position in the stocks mentioned.',
    ])
      expect(html).toContain(text);
    expect(html).not.toContain('closed-part');
  });

  it('[D2] says what access costs and returns to the post afterwards', () => {
    render(<PostPage post={post()} />);
    const wall = within(screen.getByRole('region', { name: 'Subscribe to keep reading' }));
    expect(wall.getByText(/by email for \$20 a month/)).toBeVisible();
    expect(wall.getByRole('link', { name: 'See plans' })).toHaveAttribute(
      'href',
      '/subscribe?paywall=%2Fblog%2Fa-post',
    );
    expect(wall.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login?paywall=%2Fblog%2Fa-post');
  });

  it('[D2] offers visitors of a post for cofounding customers only the plan that opens it', () => {
    render(<PostPage post={post({ visibility: 'tier', tier: 'cofounder' })} />);
    const wall = screen.getByRole('region', { name: 'This post is for cofounding customers' });
    expect(wall).toHaveTextContent('by email, for $10 a month. Start with a 30-day free test drive. Cancel anytime.');
    expect(wall).not.toHaveTextContent('$20');
    expect(within(wall).getByRole('link', { name: 'Log in' })).toBeVisible();
  });

  it('[S5] offers visitors who only need an account to sign up, and returns to the post', () => {
    render(<PostPage post={post({ visibility: 'members', access: closed('account') })} />);
    expect(screen.getByRole('link', { name: 'Sign up free' })).toHaveAttribute(
      'href',
      '/sign-up?paywall=%2Fblog%2Fa-post',
    );
  });

  it('[R29] loads the rest for a member with access, with the member’s own token', async () => {
    signIn();
    const requests = mockEndpoint(read, whole);
    render(<PostPage post={post()} />);
    expect(await screen.findByText('The rest.')).toBeVisible();
    expect(requests[0]?.bearer).toMatch(/^Bearer /);
    expect(screen.queryByRole('region', { name: /to keep reading/ })).toBeNull();
  });

  it('opens when the plan has started in another tab', async () => {
    signIn();
    mockEndpoint(read, (_, times) => (times === 1 ? post({ access: closed('payment') }) : whole));
    render(<PostPage post={post()} />);
    expect(await screen.findByRole('region', { name: 'Your last payment failed' })).toBeVisible();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(await screen.findByText('The rest.')).toBeVisible();
  });

  it('[S5] offers a member without a plan the plans, and no login', async () => {
    signIn();
    mockEndpoint(read, post());
    render(<PostPage post={post()} />);
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull());
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
      '/subscribe?paywall=%2Fblog%2Fa-post',
    );
  });

  it('tells a member of another plan, or one whose payment failed, how to get access', async () => {
    signIn();
    mockEndpoint(read, post({ access: closed('payment') }));
    render(<PostPage post={post()} />);
    expect(await screen.findByRole('region', { name: 'Your last payment failed' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
  });

  it('[E1] tells a member whose bank has not confirmed a payment where to do so', async () => {
    signIn();
    mockEndpoint(read, post({ access: { ...closed('payment'), reason: 'incomplete' } }));
    render(<PostPage post={post()} />);
    const wall = await screen.findByRole('region', { name: 'Your bank still needs to confirm this payment.' });
    expect(wall).toBeVisible();
    expect(screen.getByRole('link', { name: 'Confirm payment' })).toHaveAttribute('href', '/account/billing');
    expect(screen.queryByText(/payment failed/)).toBeNull();
  });

  it('[U4] says that the rest could not be loaded, and retries', async () => {
    signIn();
    mockEndpoint(read, (_, times) => (times === 1 ? { status: 503, message: 'Try again in a moment.' } : whole));
    render(<PostPage post={post()} />);
    expect(await screen.findByText('The full post didn’t load')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('The rest.')).toBeVisible();
  });

  it('[D10] shows a stock with both prices, their dates, and the author’s position', async () => {
    const price = (cents: number, day: string) => ({ cents, day, isSample: true });
    const stock = { ticker: 'AAPL', name: 'Apple Inc.', position: 'holds' as const, change: -1.5, weekly: [100, 150] };
    const prices = { then: price(15_000, '2026-11-19'), now: price(16_050, '2026-11-20') };
    render(
      <PostPage
        post={post({ access: open, parts: [{ kind: 'stock', ticker: 'AAPL' }], stocks: [{ ...stock, ...prices }] })}
      />,
    );
    const card = within(await screen.findByRole('complementary', { name: 'Apple Inc.' }));
    expect(card.getByRole('img', { name: /AAPL, one year of weekly closes: \+50\.0%/ })).toBeVisible();
    for (const text of ['11/19/2026', '$150.00', '$160.50', 'The author holds a position.', 'Sample figures'])
      expect(card.getByText(text, { exact: false })).toBeVisible();
    expect(
      card.getByText('2 weekly closes, to 11/20/2026. The dotted line is the price at publication.'),
    ).toBeVisible();
    expect(card.getByText('+7.0%')).toBeVisible();
  });

  it('[D11] shows what was corrected, and to readers without access only when', async () => {
    const at = '2026-11-21T09:30:00.000Z';
    const changes = [
      { kind: 'removed' as const, text: 'Twelve.' },
      { kind: 'added' as const, text: 'Eleven.' },
    ];
    const { unmount } = render(
      <PostPage post={post({ access: open, corrections: [{ at, note: 'A slip.', changes }] })} />,
    );
    for (const text of ['11/21/2026, 09:30 UTC', 'A slip.', 'Twelve.', 'Eleven.'])
      expect(await screen.findByText(text)).toBeVisible();
    unmount();
    render(<PostPage post={post({ corrections: [{ at, note: null, changes: [] }] })} />);
    expect(await screen.findByText(/The changes are visible to readers with access/)).toBeVisible();
  });

  it('says that it was withdrawn', () => {
    render(<PostPage post={null} withdrawn="This post was withdrawn on 11/21/2026." />);
    expect(screen.getByRole('heading', { level: 1, name: 'This post was withdrawn' })).toBeVisible();
    expect(screen.getByText('This post was withdrawn on 11/21/2026.')).toBeVisible();
  });
});

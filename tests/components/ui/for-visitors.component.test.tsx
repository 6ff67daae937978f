import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CtaBlock } from '@/components/blocks/cta-block';
import { SignInOffer } from '@/components/modals/sign-in-offer';
import { Paywall } from '@/components/publishing/paywall';
import { WatchList } from '@/components/research/timing/watch-list';
import { listReader } from '@/components/research/timing/list-reader';
import { watchView } from '@/lib/content/research/watch-view';
import type { Block } from '@/lib/content/shared/blocks';
import { home } from '@/lib/content/marketing/home';
import { sampleMeta } from '@/tests/support/features/research';
import { signingIn } from '@/tests/support/api/member';
import { TestRouter } from '@/tests/components/router';

const post = {
  id: 'a-post',
  visibility: 'paid',
  access: { isOpen: false, reason: 'none', until: null, opensBy: 'plan' },
} as const;
const boxOf = (text: string | RegExp) => screen.getByText(text).closest('[data-for-visitors]');

describe('what is for visitors', () => {
  const signIn = signingIn();

  it('[E1] keeps its space, hidden, until a member’s session is read', () => {
    render(<SignInOffer label="Log in to view">Nine stocks.</SignInOffer>);
    expect(boxOf('Nine stocks.')).toHaveAttribute('data-for-visitors', 'box');
  });

  it('[E1] keeps its space, hidden by its mark, while a member’s content loads', () => {
    render(
      <SignInOffer label="Log in to view" isPending>
        Nine stocks.
      </SignInOffer>,
    );
    expect(boxOf('Nine stocks.')).toHaveAttribute('data-for-visitors', 'pending');
  });

  it.each([
    [{ isSignedIn: false, isPending: false }, 'box'],
    [{ isSignedIn: false, isPending: true }, 'pending'],
    [{ isSignedIn: true, isPending: false }, null],
  ])('[E1] marks a post’s paywall: %o', (reader, mark) => {
    render(<Paywall post={post} {...reader} />);
    const wall = screen.getByText('Subscribe to keep reading').closest('section');
    expect(wall?.getAttribute('data-for-visitors')).toBe(mark);
  });

  it('[E1] offers a member no sign-up where the list failed', () => {
    const view = watchView({ items: [], hidden: 9, meta: sampleMeta() });
    render(
      <TestRouter pathname="/stocks-to-watch" query={{}} onReplace={() => undefined}>
        <WatchList view={view} reader={listReader({ isSignedIn: true, isLoaded: false, isFailed: true })} />
      </TestRouter>,
    );
    expect(screen.queryByRole('link', { name: 'Log in to view' })).toBeNull();
    expect(screen.queryByText('No stocks to watch right now')).toBeNull();
  });

  it('[E1] gives members a heading of their own at the end of the home page', () => {
    const blocks: readonly Block[] = home.blocks;
    const parts = blocks.flatMap((one) => (one.kind === 'columns' ? [...one.blocks] : [one]));
    const block = parts.find((one) => one.kind === 'cta');
    if (!block) throw new Error('The home page ends with a call to action.');
    const panel = { block, record: null, draw: () => null };
    const { rerender } = render(<CtaBlock {...panel} />);
    expect(screen.getByRole('heading', { name: 'See the research before you subscribe.' })).toHaveAttribute(
      'data-for-visitors',
    );
    signIn();
    rerender(<CtaBlock {...panel} />);
    const own = screen.getByRole('heading', { name: 'Share the research with someone you know.' });
    expect(own).not.toHaveAttribute('data-for-visitors');
  });
});

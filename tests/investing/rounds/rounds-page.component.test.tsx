import { act, render, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RoundsPage } from '@/components/investing/rounds/rounds-page';
import { show } from '@/lib/client/session/session';
import { waitingLegend } from '@/lib/content/investing/crowdfunding';
import type { RoundCard } from '@/lib/contracts/investing/rounds';

const round = (over: Partial<RoundCard>): RoundCard => ({
  slug: 'first',
  name: 'The first round',
  about: 'Makes examples.',
  state: 'testing-waters',
  stateAt: '2026-11-02T12:00:00.000Z',
  firstLookAt: '2026-11-02T12:00:00.000Z',
  publicAt: '2026-11-04T12:00:00.000Z',
  isSample: true,
  ...over,
});

describe('the list of rounds', () => {
  it('[H13] has the legend only with rounds in testing the waters', () => {
    const { unmount } = render(<RoundsPage items={[round({ state: 'live' })]} />);
    expect(screen.queryByText(waitingLegend)).toBeNull();
    unmount();
    render(<RoundsPage items={[round({ slug: 'live', state: 'live' }), round({})]} />);
    const links = screen.getAllByRole('link', { name: 'The first round' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/rounds/first', '/rounds/live']);
    const place = screen.getByText(waitingLegend).compareDocumentPosition(links[0]!);
    expect(place).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('The first round: testing the waters')).toBeVisible();
  });

  it('[H1] explains each stage in order, from the first look on', () => {
    render(<RoundsPage items={[]} />);
    const how = within(screen.getByRole('region', { name: 'How a round works' }));
    expect(how.getAllByRole('term').map((stage) => stage.textContent)).toEqual([
      'First look',
      'Testing the waters',
      'Live',
      'Closing',
      'Closed',
      'Canceled',
    ]);
  });

  it('[H13] states the risks of any round, the loss of everything first', () => {
    render(<RoundsPage items={[]} />);
    const risks = screen.getByRole('region', { name: 'Risks of any round' });
    expect(risks).toHaveAttribute('id', 'risks');
    expect(within(risks).getAllByRole('definition')[0]).toHaveTextContent('You can lose your entire investment.');
    expect(risks).toHaveTextContent('A SAFE is not a share. It may never convert into one');
  });

  it.each([
    ['testing-waters', 'Open for reservations since 11/05/2026'],
    ['live', 'Live since 11/05/2026'],
    ['cancelled', 'Canceled on 11/05/2026'],
  ] as const)('[H1] has one date for a round that is %s', (state, expected) => {
    render(<RoundsPage items={[round({ state, stateAt: '2026-11-05T12:00:00.000Z' })]} />);
    const row = screen.getByRole('link', { name: 'The first round' }).closest('li');
    expect(row?.textContent?.match(/[A-Z][a-z ]* \d\d\/\d\d\/\d{4}/g)).toEqual([expected]);
  });

  it('[H1] names the login that a visitor needs for the first look', () => {
    render(<RoundsPage items={[]} />);
    expect(screen.getByRole('link', { name: 'Log in to view rounds in first look' })).toHaveAttribute(
      'href',
      '/account/investing',
    );
    act(() => show({ id: 'i1', name: 'Ann Lee', kind: 'investor' }));
    expect(screen.getByRole('link', { name: 'View rounds in first look' })).toBeVisible();
  });
});

import { render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HomePage } from '@/components/marketing/pages/home-page';
import { LandingPage } from '@/components/marketing/pages/landing-page';
import { home } from '@/lib/content/marketing/home';
import { landing2024 } from '@/lib/content/marketing/landing-2024';
import { mission } from '@/lib/content/marketing/mission';
import { recordView } from '@/lib/server/signals/page-props/record-view';
import { signingIn } from '@/tests/support/api/member';
import { everythingIsNear } from '@/tests/support/browser/near';
import { tradeRow } from '@/tests/signals/record-factory';

const rows = Array.from({ length: 33 }, (_, index) => tradeRow(index));
const record = recordView(rows, { isSample: true }, 9);
const renderHome = () => render(<HomePage page={home} path="/" record={record} />);

describe('the home page', () => {
  everythingIsNear();
  const signIn = signingIn();

  it('[S1] does not ask members to create an account', () => {
    renderHome();
    expect(screen.getByText('Free to join. No credit card required.')).toBeVisible();
    expect(screen.getByText('Create a free account with your name, email and a password.')).toBeVisible();
    signIn();
    expect(screen.queryByText(/Free to join/)).toBeNull();
    expect(screen.queryByText(/Create a free account/)).toBeNull();
    expect(screen.getByText(/^You’re signed in. Your watchlists and signals are in/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'your account' })).toHaveAttribute('href', '/account');
  });

  it('[U1] has one headline, and a heading for each of its sections', () => {
    renderHome();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const region of screen.getAllByRole('region'))
      expect(within(region).getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('[U2] is complete in the server’s HTML: chart, rows and text', () => {
    const markup = renderToStaticMarkup(<HomePage page={home} path="/" record={record} />);
    expect(markup).toContain('Sample track record · 33 closed trades');
    expect(markup).toContain('Latest 9 of 33 trades');
    expect(markup).toContain(mission.replaceAll("'", '&#x27;'));
    expect(markup).not.toContain('style=');
  });

  it('[S3] shows the mission, both commitments and three ways to join', () => {
    renderHome();
    expect(screen.getByRole('heading', { name: mission })).toBeInTheDocument();
    const region = screen.getByRole('region', { name: 'Three ways to join' });
    expect(within(region).getAllByRole('article')).toHaveLength(3);
    const commitments = screen.getByRole('region', { name: 'Our two commitments' });
    expect(commitments).toHaveTextContent('Transparency with weekly reports, and cap table equality.');
    expect(
      within(commitments)
        .getAllByRole('definition')
        .map((figure) => figure.textContent),
    ).toEqual(['50%', '90%']);
  });

  it('[S12] shows the six rows of the payout schedule, derived revenue marked', () => {
    renderHome();
    const payouts = screen.getByRole('table', { name: 'Payout by degree and number of referrals' });
    expect(within(payouts).getAllByRole('row')).toHaveLength(7);
    expect(within(payouts).getAllByText(/\*$/)).toHaveLength(3);
    expect(screen.getByText(/^\* Assumes \$10 revenue per referral/)).toBeInTheDocument();
  });

  it('[U4] without a record shows the empty state instead', () => {
    render(<HomePage page={home} path="/" record={null} />);
    expect(screen.getAllByText('No trades yet')).toHaveLength(2);
  });
});

describe('/2024', () => {
  it('[U1] shows a welcome after a logout, whether chosen or forced', () => {
    render(<LandingPage page={landing2024} path="/2024" record={null} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome to The ROI.');
  });

  it('[S13] shows category, title, description, paragraph, list and foot note of each card', () => {
    render(<LandingPage page={landing2024} path="/2024" record={null} />);
    const cards = landing2024.blocks.flatMap((block) => (block.kind === 'cards' ? block.cards : []));
    expect(cards).toHaveLength(3);
    for (const card of cards) {
      const article = screen.getByRole('heading', { name: card.title }).closest('article');
      const { category, title, description, paragraph, list, footNote } = card;
      for (const words of [category, title, description, paragraph, ...list, footNote])
        expect(article).toHaveTextContent(words);
    }
  });
});

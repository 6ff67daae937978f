import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { MatrixTable } from '@/components/blocks/text/matrix-table';
import { AboutValuesPage } from '@/components/marketing/pages/about-values-page';
import { AmbassadorPage } from '@/components/marketing/pages/ambassador-page';
import { CityOwnerPage } from '@/components/marketing/pages/city-owner-page';
import { ImpactInvestorPage } from '@/components/marketing/pages/impact-investor-page';
import { InvestorPage } from '@/components/marketing/pages/investor-page';
import { UniversityOwnerPage } from '@/components/marketing/pages/university-owner-page';
import { restore } from '@/lib/client/session/session';
import { writeUser } from '@/lib/client/session/session-writes';
import { aboutValues } from '@/lib/content/marketing/about-values';
import { ambassador } from '@/lib/content/marketing/ambassador';
import { cityOwner } from '@/lib/content/marketing/city-owner';
import { withEarnings } from '@/lib/content/referrals/earnings-view';
import { impactInvestor } from '@/lib/content/marketing/impact-investor';
import type { OpenRound } from '@/lib/content/investing/open-round';
import type { ContentPage } from '@/lib/content/shared/blocks';
import { investor } from '@/lib/content/marketing/investor';
import { universityOwner } from '@/lib/content/marketing/university-owner';
import { earningsStatistics } from '@/lib/domain/referrals/earnings';
import { signingIn } from '@/tests/support/api/member';

const counted = withEarnings(ambassador, earningsStatistics([], '2026-11-21'));
const pages = [
  ['ambassador', AmbassadorPage, counted],
  ['investor', InvestorPage, investor],
  ['city owner', CityOwnerPage, cityOwner],
  ['university owner', UniversityOwnerPage, universityOwner],
  ['about and values', AboutValuesPage, aboutValues],
  ['impact investor', ImpactInvestorPage, impactInvestor],
] as const;

describe.each(pages)('the page of the %s', (_name, Page, page) => {
  it('[U1] has one headline, and a heading for each of its sections', () => {
    render(<Page page={page} path="/" />);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const region of screen.getAllByRole('region'))
      expect(within(region).getAllByRole('heading', { level: 2 })).toHaveLength(1);
  });

  it('[U2] is complete in the server’s HTML: every picture drawn, no inline style, unique ids', () => {
    const markup = renderToStaticMarkup(<Page page={page} path="/" />);
    expect(markup).not.toMatch(/style=|NaN|undefined|Infinity/);
    for (const [, x = ''] of markup.matchAll(/ (?:x|x1|x2|width)="([\d.]+)%"/g))
      expect(Number(x)).toBeLessThanOrEqual(100);
  });
});

it('[S1] a link to a question of the ambassador FAQ finds its answer', () => {
  const { container } = render(<AmbassadorPage page={counted} path="/" />);
  const answer = container.querySelector('#what-would-i-earn');
  expect(answer?.closest('details')?.querySelector('summary')).toHaveTextContent('What would I earn?');
  expect(answer?.querySelector('table')).not.toBeNull();
});

it('[S1] opens the one answer that the URL names, also after client navigation', () => {
  window.location.hash = '#how-is-a-payout-calculated';
  render(<AmbassadorPage page={counted} path="/" />);
  const open = [...document.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
  expect(open).toContain('How is a payout calculated?');
  expect(open).not.toContain('What are the two degrees?');
  window.location.hash = '#can-i-invest-today';
  render(<InvestorPage page={investor} path="/" />);
  expect(screen.getByText(/^Can I invest today/).closest('details')).toHaveAttribute('open');
  window.location.hash = '';
});

describe('the team', () => {
  it('[S3] shows seven roles', () => {
    render(<AboutValuesPage page={aboutValues} path="/" />);
    const team = within(screen.getByRole('region', { name: 'Who does what' }));
    expect(team.getAllByRole('listitem')).toHaveLength(7);
  });

  it('[S3] calls the mission one in its heading, word for word, above what it would take', () => {
    render(<AboutValuesPage page={aboutValues} path="/" />);
    const name = 'Our mission: Help 100 million people turn less than $500 into $1,000,000 in under 10 years.';
    const mission = within(screen.getByRole('region', { name }));
    expect(mission.getByText(/It’s our mission, not a forecast\.$/)).toBeVisible();
  });
});

it('[I1] joins as an investor on the page for investors, unless another choice is made', () => {
  render(<ImpactInvestorPage page={impactInvestor} path="/" />);
  expect(screen.getByRole('combobox', { name: 'Join as' })).toHaveDisplayValue('Angel, growth or impact investor');
});

describe('pictures', () => {
  it('[S12] the ladder names all six percentages, visibly and for screen readers', () => {
    render(<AmbassadorPage page={counted} path="/" />);
    const picture = screen.getByRole('img', { name: /^First degree: 20%, from 1,000 referrals 22.5%/ });
    const cuts = ['20%', '22.5%', '25%', '10%', '12.5%', '15%'];
    expect([...picture.querySelectorAll('text')].map((text) => text.textContent)).toEqual(expect.arrayContaining(cuts));
    expect(picture.getAttribute('aria-label')).toContain('from 1,000,000 referrals 15%');
  });

  it('[I1] the shares are drawn to scale', () => {
    const { container } = render(<ImpactInvestorPage page={impactInvestor} path="/" />);
    const widths = [...container.querySelectorAll('figure rect')].map((part) => part.getAttribute('width'));
    expect(widths).toEqual(['50%', '50%', '90%', '10%']);
  });

  it('[I1] the commitments are striped, unlike results, and their title says what they are', () => {
    render(<ImpactInvestorPage page={impactInvestor} path="/" />);
    const figure = screen.getByText('Commitments, not results').closest('figure') ?? document.body;
    const [first, second] = [...figure.querySelectorAll('pattern')].map(({ id }) => `url(#${id})`);
    const fills = [...figure.querySelectorAll('svg > rect')].map((part) => part.getAttribute('fill'));
    expect(fills).toEqual([first, null, second, null]);
  });
});

describe('a signed-in visitor', () => {
  afterEach(() => {
    document.cookie = 'user=; max-age=0; path=/';
    act(() => restore());
  });

  it('[I1] is offered the next step after signing up, in a button as wide as the original', async () => {
    render(<InvestorPage page={investor} path="/" />);
    const [signUp] = await screen.findAllByRole('link', { name: 'Create an investor account' });
    expect(signUp).toHaveAttribute('href', '/sign-up?as=investor');
    expect(signUp?.querySelector('[data-other]')).toHaveAttribute('data-other', 'Your investments');
    writeUser({ id: 'u1', name: 'Ann Lee' });
    act(() => restore());
    expect(screen.queryByRole('link', { name: 'Create an investor account' })).toBeNull();
    const first = screen.getByRole('link', { name: 'Your investments' });
    expect(first).toHaveAttribute('href', '/account/investing');
    expect(first.querySelector('[data-other]')).toHaveAttribute('data-other', 'Create an investor account');
  });
});

describe('the investor page', () => {
  const signIn = signingIn();
  const steps = () =>
    within(screen.getByRole('region', { name: 'How to invest' }))
      .getAllByRole('heading', { level: 3 })
      .map((step) => step.textContent);

  it('[I1] starts its steps with the sign-up, and for a signed-in investor with the one after it', () => {
    render(<InvestorPage page={investor} path="/" />);
    expect(steps()).toEqual(['Create an investor account', 'Read each round first', 'Commit through the intermediary']);
    signIn('investor');
    expect(steps()).toEqual(['Read each round first', 'Commit through the intermediary']);
  });

  it('[H1] shows the rounds that are open beside its headline, or that none is', () => {
    const open = { name: 'Seed round', about: 'Makes robots.', href: '/rounds/seed', isSample: true };
    const pageWith = (rounds: OpenRound[]): ContentPage => ({
      ...investor,
      blocks: investor.blocks.map((block) =>
        block.kind === 'opening' ? { ...block, blocks: [{ kind: 'openRounds', rounds }] } : block,
      ),
    });
    const { rerender } = render(
      <InvestorPage page={pageWith([{ ...open, since: 'Live since 11/02/2026' }])} path="/" />,
    );
    expect(screen.getByText('Live since 11/02/2026')).toBeVisible();
    expect(screen.getByText('Sample data')).toBeVisible();
    expect(screen.getByRole('link', { name: /^View offering: Seed round/ })).toHaveAttribute('href', '/rounds/seed');
    rerender(<InvestorPage page={pageWith([])} path="/" />);
    expect(screen.getByText(/^No round is open now\./)).toBeVisible();
  });

  it('[H10] says that the limits per card are those of projects', () => {
    render(<InvestorPage page={investor} path="/" />);
    const project = screen.getByText('Project (not an investment)').nextElementSibling;
    expect(project).toHaveTextContent('$10.00 to $2,200.00 per card, no equity');
    expect(project?.querySelector('a')).toHaveAttribute('href', '/back-a-project');
    expect(screen.getByText('Amount in a round').nextElementSibling).toHaveTextContent('Set by each round');
  });
});

describe('disclosures', () => {
  it('[I1] open by keyboard', async () => {
    render(<InvestorPage page={investor} path="/" />);
    await userEvent.click(screen.getByText('Can I invest today?'));
    expect(screen.getByText(/^Only while a round is open/)).toBeVisible();
  });
});

describe('a table of text and numbers', () => {
  it('[I1] right-aligns a numeric column with its header, and left-aligns text', () => {
    render(
      <MatrixTable
        caption="Limits"
        columns={['For example', 'Income', 'The rule', 'Fall']}
        rows={[
          { name: 'Starting out', cells: ['$30,000', '5% of $30,000', '−1.5%'] },
          { name: 'Well off', cells: ['$1,200,000', '10%', '20%'] },
        ]}
      />,
    );
    const isRight = (node: HTMLElement) => node.className.includes('figures');
    expect(screen.getAllByRole('columnheader').map(isRight)).toEqual([false, true, false, true]);
    expect(screen.getAllByRole('cell').map(isRight)).toEqual([true, false, true, true, false, true]);
  });
});

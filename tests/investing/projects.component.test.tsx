import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ProjectPage } from '@/components/investing/projects/project-page';
import { ProjectsPage } from '@/components/investing/projects/projects-page';
import { projectsContract } from '@/lib/contracts/investing/projects';
import { signingIn } from '@/tests/support/api/member';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

const project = {
  slug: 'courses',
  title: 'Open courses',
  summary: 'Ten evenings.',
  state: 'open' as const,
  goalCents: 100_000,
  pledgedCents: 25_000,
  backers: 2,
  openedAt: '2026-11-01T12:00:00.000Z',
  isSample: true,
  text: 'First.\n\nSecond.',
  lines: [
    { label: 'Work', budgetCents: 70_000, spentCents: 10_050 },
    { label: 'Rooms', budgetCents: 30_000, spentCents: 31_000 },
  ],
  updates: [{ at: '2026-11-02T12:00:00.000Z', text: 'It began.' }],
  named: ['Ann'],
  asOf: '2026-11-21T12:00:00.000Z',
};

describe('the project page', () => {
  const signIn = signingIn();

  it('[H10] shows its budget against its spending, by line and in total, and the sample mark', () => {
    const html = renderToString(<ProjectPage project={project} />);
    for (const text of [
      '$100.50',
      '$410.50',
      '$589.50',
      '−$10.00',
      'of $1,000 pledged',
      'It began.',
      'Sample project.',
      'No equity, no interest and no return.',
      'None with a pledge. We take no card details.',
      'Open since 11/01/2026, with no end date.',
      '$10.00 to $2,200.00. You need a free investor account.',
    ])
      expect(html).toContain(text);
  });

  it('[H10] accepts $10.00 to $2,200.00 in one card, and charges nothing', async () => {
    signIn('investor');
    const pledgeStatus = { backing: null, pledgedCents: 25_000, backers: 2 };
    mockEndpoint({ ...projectsContract.pledgeStatus, path: '/api/backers/projects/courses' }, pledgeStatus);
    const requests = mockEndpoint(projectsContract.back, {
      ...pledgeStatus,
      backing: { amountCents: 220_000, display: 'initials', backedAt: project.asOf },
    });
    render(<ProjectPage project={project} />);
    const amount = await screen.findByLabelText('Amount (USD)');
    await userEvent.type(amount, '2200.01');
    await userEvent.click(screen.getByRole('button', { name: 'Back this project' }));
    expect(screen.getByText('Enter an amount from $10.00 to $2,200.00')).toBeVisible();
    expect(requests).toHaveLength(0);
    await userEvent.clear(amount);
    await userEvent.type(amount, '2,200');
    await userEvent.click(screen.getByRole('radio', { name: 'Initials' }));
    await userEvent.click(screen.getByRole('button', { name: 'Back this project' }));
    expect(await screen.findByRole('button', { name: 'Update pledge' })).toBeVisible();
    expect(JSON.parse(requests[0]?.body ?? '')).toEqual({
      project: 'courses',
      amountCents: 220_000,
      display: 'initials',
    });
    expect(screen.getByText(/You won’t be charged now/)).toBeVisible();
  });

  it('[H10] accepts the smallest pledge, and begins a change with the amount and the name of before', async () => {
    signIn('investor');
    const backing = { amountCents: 5_000, display: 'initials' as const, backedAt: project.asOf };
    const own = { backing, pledgedCents: 25_000, backers: 2 };
    mockEndpoint({ ...projectsContract.pledgeStatus, path: '/api/backers/projects/courses' }, own);
    const requests = mockEndpoint(projectsContract.back, own);
    render(<ProjectPage project={project} />);
    const amount = await screen.findByLabelText('Amount (USD)');
    expect(amount).toHaveValue('50');
    expect(screen.getByRole('radio', { name: 'Initials' })).toBeChecked();
    for (const typed of ['9.99', '10.00']) {
      await userEvent.clear(amount);
      await userEvent.type(amount, typed);
      await userEvent.click(screen.getByRole('button', { name: 'Update pledge' }));
    }
    expect(await screen.findByText('Your pledge is now $10.00.')).toBeVisible();
    expect(requests.map(({ body }) => JSON.parse(body) as unknown)).toEqual([
      { project: 'courses', amountCents: 1_000, display: 'initials' },
    ]);
  });

  it('[H10] shows the new total and the number of backers after each change of a pledge, and says each once', async () => {
    signIn('investor');
    const path = '/api/backers/projects/courses';
    const before = { backing: null, pledgedCents: 25_000, backers: 2 };
    const backing = { amountCents: 5_000, display: 'none' as const, backedAt: project.asOf };
    mockEndpoint({ ...projectsContract.pledgeStatus, path }, before);
    mockEndpoint(projectsContract.back, { backing, pledgedCents: 30_000, backers: 3 });
    mockEndpoint({ ...projectsContract.withdraw, path }, before);
    const { container } = render(<ProjectPage project={project} />);
    await userEvent.type(await screen.findByLabelText('Amount (USD)'), '50');
    await userEvent.click(screen.getByRole('button', { name: 'Back this project' }));
    expect(await screen.findByText('$300')).toBeVisible();
    expect(screen.getByRole('progressbar')).toHaveValue(30_000);
    expect(container.textContent?.match(/You pledged \$50\.00\./g)).toHaveLength(1);
    expect(screen.getByRole('status')).toHaveTextContent('You pledged $50.00.');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel pledge' }));
    expect((await screen.findByText('$250')).parentElement).toHaveTextContent('$250 of $1,000 pledged, 2 backers');
    expect(screen.getByRole('status')).toHaveTextContent('Your pledge is canceled.');
    expect(container.textContent).not.toContain('You pledged');
  });
});

it('[H10] the list says how backing works, in three steps', () => {
  render(<ProjectsPage items={[project]} />);
  const steps = within(screen.getByRole('region', { name: 'How backing works' })).getAllByRole('listitem');
  expect(steps.map((step) => within(step).getByRole('heading').textContent)).toEqual([
    'Read the budget',
    'Pledge an amount',
    'Follow the spending',
  ]);
  expect(steps[0]).toHaveTextContent('The ROI opens each project');
  expect(steps[1]).toHaveTextContent(
    'You aren’t charged, and you can change or cancel your pledge while the project is open.',
  );
});

it('[H10] the list says once that all projects are samples, and of each since when it is open', () => {
  render(<ProjectsPage items={[project, { ...project, slug: 'reports', title: 'Reports' }]} />);
  expect(screen.getAllByText('Sample data')).toHaveLength(1);
  expect(screen.getAllByText('Open since 11/01/2026')).toHaveLength(2);
  expect(screen.getByText(/^Support a project with \$10\.00 to \$2,200\.00\./)).toBeVisible();
  cleanup();
  render(<ProjectsPage items={[{ ...project, slug: 'real', isSample: false, state: 'closed' }, project]} />);
  const [real, sample] = within(screen.getByRole('region', { name: 'Projects' })).getAllByRole('listitem');
  expect(real).not.toHaveTextContent('Sample data');
  expect(real).toHaveTextContent('Closed');
  expect(sample).toHaveTextContent('Sample data');
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { WeeklyReportsPage } from '@/components/investing/weekly-reports/weekly-reports-page';
import { leadFormCopy } from '@/lib/content/leads/lead-forms';
import { newsletterContract } from '@/lib/contracts/publishing/newsletter';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { weeklyReportsPage as copy } from '@/lib/content/investing/weekly-reports';

const form = leadFormCopy['weekly-report'];

const revision = {
  revision: 1,
  figures: { membersOpen: 1_204, revenueCents: null, sharesHeadHash: 'b'.repeat(64) },
  words: 'A quiet week.',
  reason: null,
  signedBy: 'Robin Example',
  writtenAt: '2026-01-13T09:00:00.000Z',
  previousHash: '0'.repeat(64),
  hash: 'a'.repeat(64),
};

describe('the weekly reports page', () => {
  it('[H9] shows a report, its correction above it with the reason, and a missed week as a gap', () => {
    const corrected = { ...revision, revision: 2, reason: 'One account was counted twice.', words: '' };
    const weeks = [
      { week: '2026-01-12', revisions: [] },
      { week: '2026-01-05', revisions: [revision, corrected] },
    ];
    render(<WeeklyReportsPage copy={copy} formCopy={form} weeks={weeks} incidents={[]} isSample />);
    expect(within(screen.getByRole('region', { name: 'Week of 01/12/2026' })).getByText(copy.gap)).toBeVisible();
    const reports = within(screen.getByRole('region', { name: 'Week of 01/05/2026' })).getAllByRole('article');
    expect(reports[0]).toHaveTextContent('Correction: One account was counted twice.');
    expect(reports[1]).toHaveTextContent('A quiet week.');
    expect(reports[1]).toHaveTextContent('Signed by Robin Example, 01/13/2026');
    expect(within(reports[1]!).getByRole('row', { name: `${copy.figures.membersOpen} 1,204` })).toBeVisible();
    expect(
      within(reports[1]!).getByRole('row', { name: `${copy.figures.revenueCents} ${copy.notKept}` }),
    ).toBeVisible();
    expect(within(reports[1]!).getByText('a'.repeat(64))).toBeVisible();
    expect(screen.getByText('Sample data')).toBeVisible();
  });

  it('[U4] says that there are none yet', () => {
    render(<WeeklyReportsPage copy={copy} formCopy={form} weeks={[]} incidents={[]} isSample />);
    expect(screen.getByText(copy.none)).toBeVisible();
    expect(screen.queryByText('Sample data')).toBeNull();
  });

  it('[H9] lists incidents, with their end or that they continue, and says when there were none', () => {
    const ended = {
      id: 'a',
      beganAt: '2026-01-05T10:00:00.000Z',
      text: 'Nobody could sign in.',
      endedAt: '2026-01-05T10:30:00.000Z',
      outcome: 'A full disk; it was emptied.',
    };
    const lasting = { ...ended, id: 'b', text: 'Quotes are late.', endedAt: null, outcome: null };
    const { rerender } = render(
      <WeeklyReportsPage copy={copy} formCopy={form} weeks={[]} incidents={[lasting, ended]} isSample />,
    );
    const part = within(screen.getByRole('region', { name: copy.incidents.title }));
    const [first, second] = part.getAllByRole('listitem');
    expect(first).toHaveTextContent(`${copy.incidents.lasts}Quotes are late.`);
    expect(second).toHaveTextContent('Nobody could sign in.A full disk; it was emptied.');
    expect(second?.querySelectorAll('time')).toHaveLength(2);
    rerender(<WeeklyReportsPage copy={copy} formCopy={form} weeks={[]} incidents={[]} isSample />);
    expect(part.getByText(copy.incidents.none)).toBeVisible();
  });

  it('[H9] subscribes an address to the weekly report alone, with the consent beside the button', async () => {
    const user = userEvent.setup();
    const sent = mockEndpoint(newsletterContract.subscribe, { message: form.done, notice: null });
    render(<WeeklyReportsPage copy={copy} formCopy={form} weeks={[]} incidents={[]} isSample />);
    expect(screen.getByRole('link', { name: copy.email.title })).toHaveAttribute('href', '#email');
    const part = within(screen.getByRole('region', { name: copy.email.title }));
    expect(part.getByText(/you ask .* to email you its weekly report and corrections to it\./)).toBeVisible();
    await user.type(part.getByLabelText('Email'), 'nobody at all');
    await user.click(part.getByRole('button', { name: 'Subscribe' }));
    expect(await part.findByText('Please enter a valid email')).toBeVisible();
    expect(sent).toEqual([]);
    await user.clear(part.getByLabelText('Email'));
    await user.type(part.getByLabelText('Email'), 'ann@example.test');
    await user.click(part.getByRole('button', { name: 'Subscribe' }));
    expect(await part.findByRole('status')).toHaveTextContent('Check your inbox to confirm your email.');
    expect(sent.map(({ body }) => JSON.parse(body) as unknown)).toMatchObject([
      { email: 'ann@example.test', list: 'weekly-report' },
    ]);
  });
});

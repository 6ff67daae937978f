import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { CapTablePage } from '@/components/investing/ownership/cap-table-page';
import { capTableContract } from '@/lib/contracts/investing/cap-table';
import { capTablePage } from '@/lib/content/investing/cap-table';
import { sampleLedger } from '@/lib/server/sample-data/cap-table';
import { capTableView } from '@/lib/server/investing/cap-table/page-props/cap-table-view';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';

vi.mock('next/router', () => ({ useRouter: () => ({ isReady: true, query: {} }) }));

const entry = {
  number: 1, reference: 'first', kind: 'issue' as const, on: '2026-01-02', from: null,
  to: { class: 'common' as const, holder: 'founder' as const, shares: '9007199254740993' },
  corrects: null, reason: 'Founded.', isSample: true, recordedAt: '2026-01-02T10:00:00.000Z',
  previousHash: '0'.repeat(64), hash: 'a'.repeat(64),
}; // prettier-ignore
const view = capTableView({
  on: '2026-02-01',
  holdings: [entry.to, { class: 'pool-ungranted', holder: 'pool', shares: '1000' }],
  entries: [entry],
  headHash: entry.hash,
  meta: { source: 'Sample generator', asOf: entry.recordedAt, isSample: true },
});
const shared = { copy: capTablePage, today: '2026-03-01', isHistory: false };

describe('the cap table page', () => {
  it('[H7] shows table, reasons, hash and file, exact beyond the precision of numbers, and the sample mark', async () => {
    render(<CapTablePage view={view} {...shared} />);
    const table = screen.getByRole('table', { name: /fully diluted and issued, 02\/01\/2026 Sample data/ });
    expect(
      within(table).getByRole('row', { name: /Founder Common 100.00% 100.00% 9,007,199,254,740,993/ }),
    ).toBeVisible();
    expect(within(table).getByRole('columnheader', { name: 'Fully diluted' })).toBeInTheDocument();
    expect(within(table).getByRole('row', { name: /Total.*100.00% 100.00% 9,007,199,254,741,993/ })).toBeVisible();
    expect(view.groups.find(({ label }) => label === 'Option pool')?.issued.text).toBe('–');
    expect(within(table).getByRole('row', { name: /Option pool Options, not granted 0.00% – 1,000/ })).toBeVisible();
    // Collapsed on phones, and in browsers that do not expand it on wide screens.
    await userEvent.click(screen.getByText('Show the history'));
    expect(screen.getByText('Founded.')).toBeVisible();
    expect(screen.getByText('a'.repeat(64))).toBeVisible();
    expect(screen.getByRole('link', { name: 'Download the ledger (CSV)' })).toHaveAttribute(
      'href',
      '/api/cap-table/ledger.csv',
    );
    expect(screen.getAllByText('Sample data').length).toBeGreaterThan(1);
  });

  it('[H7] hashes the ledger in the browser, and names the first invalid entry', async () => {
    const ledger = sampleLedger();
    const { previousHash: _, ...last } = ledger.at(-1)!;
    const shown = (changed?: number) => ({
      on: '2026-02-01',
      holdings: [],
      headHash: last.hash,
      meta: { source: 'Sample generator', asOf: entry.recordedAt, isSample: true },
      entries: ledger.map((one) => ({
        ...one,
        from: one.from && { ...one.from, shares: String(one.from.shares) },
        to: one.to && { ...one.to, shares: String(one.to.shares) },
        ...(one.number === changed ? { reason: 'Something else.' } : {}),
      })),
    });
    mockEndpoint(capTableContract.read, (_request, times) => shown(times === 1 ? undefined : 3));
    render(<CapTablePage view={{ ...view, headHash: last.hash }} {...shared} />);
    const user = userEvent.setup();
    const button = screen.getByRole('button', { name: 'Verify in your browser' });
    await user.click(button);
    expect(await screen.findByText(new RegExp(`^Verified: all ${ledger.length} entries`))).toBeVisible();
    await user.click(button);
    expect(await screen.findByText(/^Entry 3 doesn’t match/)).toBeVisible();
  });

  it('[H7] [U2] shows another day through a plain form', () => {
    render(<CapTablePage view={view} {...shared} isHistory />);
    const day = screen.getByLabelText('As of');
    expect(day).toHaveAttribute('max', '2026-03-01');
    expect(day).toHaveValue('2026-02-01');
    expect(day.closest('form')).toHaveAttribute('method', 'get');
    expect(screen.getByRole('link', { name: 'Back to today' })).toHaveAttribute('href', '/cap-table');
  });

  it.each([
    null,
    capTableView({
      on: '2026-02-01',
      holdings: [],
      entries: [],
      headHash: null,
      meta: { source: 'Register of shares', asOf: entry.recordedAt, isSample: false },
    }),
  ])('[U4] says that no shares have been issued', (empty) => {
    render(<CapTablePage view={empty} {...shared} />);
    expect(screen.getByText('No shares issued yet')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

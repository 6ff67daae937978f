import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SectorMemberCharts } from '@/components/research/sectors/charts/sector-member-charts';
import { overviewRows } from '@/lib/content/research/sector-charts';
import { stubComingNear } from '@/tests/components/charts/coming-near';

const scrolledTo: Element[] = [];
const seek = vi.fn(function (this: Element) {
  scrolledTo.push(this);
});
Object.assign(Element.prototype, { scrollIntoView: seek });
beforeEach(() => {
  stubComingNear();
});
afterEach(() => {
  window.location.hash = '';
  scrolledTo.length = 0;
});

it('[B1][U1] each of a member’s charts can be linked to by name, also when the URL is opened again', () => {
  window.location.hash = '#peg-ratio-by-year';
  const { container } = render(<SectorMemberCharts isSample slug="robotics" />);
  expect(scrolledTo).toEqual([screen.getByRole('region', { name: 'PEG ratio' })]);
  for (const { key } of overviewRows) expect(container.querySelectorAll(`#${key}`)).toHaveLength(1);
});

it('[U1] a URL that names nothing, or another part, does not scroll the page', () => {
  for (const hash of ['', '#stocks', '#"]']) {
    window.location.hash = hash;
    render(<SectorMemberCharts isSample slug="robotics" />).unmount();
  }
  expect(scrolledTo).toEqual([]);
});

it('[U1] the charts are small in the overview, and one expands to its text and collapses again', async () => {
  render(<SectorMemberCharts isSample slug="robotics" />);
  const revenue = within(screen.getByRole('region', { name: 'Revenue' }));
  expect(revenue.queryByText(/New listings also raise the total/)).toBeNull();
  const button = screen.getByRole('button', { name: 'Details: Revenue' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(button);
  expect(revenue.getByText(/New listings also raise the total/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Less: Revenue' }));
  expect(revenue.queryByText(/New listings also raise the total/)).toBeNull();
});

it('[U1] phones show the first two charts, and all of them on request or when a link names a later one', async () => {
  const { container } = render(<SectorMemberCharts isSample slug="robotics" />);
  const grid = container.querySelector('[data-chart-grid]');
  expect(grid).toHaveAttribute('data-chart-grid', 'first');
  expect(screen.getByRole('button', { name: 'Show all 10 charts', hidden: true })).toBeInTheDocument();
  window.location.hash = '#pe-ratio-by-year';
  await waitFor(() => expect(grid).toHaveAttribute('data-chart-grid', 'whole'));
  expect(scrolledTo).toEqual([screen.getByRole('region', { name: 'P/E at year-end' })]);
  expect(screen.queryByRole('button', { name: /^Show all/, hidden: true })).toBeNull();
});

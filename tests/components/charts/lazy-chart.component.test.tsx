import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ChartCard } from '@/components/charts/frame/chart-card';
import { CallError } from '@/lib/client/http/call-error';
import type { Chart } from '@/lib/contracts/shared/market-meta';
import { makeChart } from './chart-samples';
import { stubComingNear } from './coming-near';

let near: () => void;

beforeEach(() => {
  near = stubComingNear();
});

const plot = () => screen.findByRole('application', { name: 'Revenue' });

describe('a chart card', () => {
  it('[P6] loads nothing before the chart scrolls near, then once', async () => {
    const load = vi.fn(() => Promise.resolve(makeChart()));
    render(<ChartCard name="revenue" title="Revenue" kind="bar" load={load} />);
    expect(screen.getByRole('heading', { name: 'Revenue' })).toBeVisible();
    expect(load).not.toHaveBeenCalled();
    near();
    await plot();
    expect(load).toHaveBeenCalledOnce();
  });

  it('[P6] loads nothing for visitors who may not see it', () => {
    const load = vi.fn(() => Promise.resolve(makeChart()));
    render(<ChartCard name="revenue" title="Revenue" kind="bar" load={load} mayLoad={false} instead={<p>Log in</p>} />);
    near();
    expect(screen.getByText('Log in')).toBeVisible();
    expect(load).not.toHaveBeenCalled();
  });

  it('[U4] shows that it is loading', async () => {
    render(<ChartCard name="revenue" title="Revenue" kind="bar" load={() => new Promise(() => undefined)} />);
    near();
    expect(await screen.findByText('Loading chart: Revenue')).toBeInTheDocument();
  });

  it('[U4] shows the server’s error message, and retries', async () => {
    const load = vi
      .fn<() => Promise<Chart>>()
      .mockRejectedValueOnce(new CallError('There is no such sector.'))
      .mockResolvedValueOnce(makeChart());
    render(<ChartCard name="revenue" title="Revenue" kind="line" load={load} />);
    near();
    expect(await screen.findByRole('alert')).toHaveTextContent('There is no such sector.');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await plot();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('[U4] says that the reader is offline', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<ChartCard name="revenue" title="Revenue" kind="line" load={() => Promise.reject(new Error('x'))} />);
    near();
    expect(await screen.findByRole('alert')).toHaveTextContent('You’re offline.');
    vi.restoreAllMocks();
  });

  it('[B11] never shows one chart’s numbers under another’s name', async () => {
    const first = makeChart({ points: [{ at: '1999', values: [1e9, 1e9] }] });
    const { rerender } = render(
      <ChartCard name="one" title="Revenue" kind="line" load={() => Promise.resolve(first)} />,
    );
    near();
    await plot();
    expect(screen.getByText(/^In 1999/)).toBeVisible();
    rerender(<ChartCard name="two" title="Revenue" kind="line" load={() => new Promise(() => undefined)} />);
    near();
    await waitFor(() => expect(screen.queryByText(/^In 1999/)).toBeNull());
    expect(screen.getByText('Loading chart: Revenue')).toBeInTheDocument();
  });
});

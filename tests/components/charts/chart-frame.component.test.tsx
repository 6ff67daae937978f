import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ChartBoundary } from '@/components/charts/frame/chart-boundary';
import { ChartFrame } from '@/components/charts/frame/chart-frame';
import type { MarketMeta } from '@/lib/contracts/shared/market-meta';
import { makeMeta } from './chart-samples';

const frame = (meta: MarketMeta | undefined) => (
  <ChartFrame title="Revenue" unit="US dollars" meta={meta} summary="None." table={<p>none</p>}>
    <p>picture</p>
  </ChartFrame>
);

/** React and jsdom log errors that a boundary catches; here they are expected. */
function expectReport() {
  const quiet = (event: Event) => event.preventDefault();
  window.addEventListener('error', quiet, { once: true });
  vi.mocked(console.error).mockImplementation(() => undefined);
  return () => {
    expect(console.error).toHaveBeenCalled();
    vi.mocked(console.error).mockClear();
  };
}

it.each([undefined, makeMeta({ source: '' }), makeMeta({ asOf: '' })])(
  '[B11] refuses data without a source',
  (meta) => {
    expect(() => render(frame(meta))).toThrow('names no source or date');
    vi.mocked(console.error).mockClear();
  },
);

it('[B11] [U4] shows a message in place of such a chart, and keeps the rest of the page', () => {
  const wasReported = expectReport();
  render(
    <>
      <p>the page</p>
      <ChartBoundary>{frame(undefined)}</ChartBoundary>
    </>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('This chart can’t be shown');
  expect(screen.queryByText('picture')).toBeNull();
  expect(screen.getByText('the page')).toBeVisible();
  wasReported();
});

it('[B10] has its table in the page before hydration and without scripts', async () => {
  const { renderToString } = await import('react-dom/server');
  expect(renderToString(frame(makeMeta()))).toContain('<details');
});

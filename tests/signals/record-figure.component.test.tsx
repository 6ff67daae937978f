import { render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RecordFigure } from '@/components/signals/record-figure';
import { RecordTable } from '@/components/signals/record-table';
import { recordCurve } from '@/lib/charts/signals/record-curve';
import { tradesContract } from '@/lib/contracts/signals/trades';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { TestRouter } from '@/tests/components/router';
import { everythingIsNear } from '@/tests/support/browser/near';
import { tradeRecord, tradeRow } from './record-factory';
import { thirtySixTrades } from './statistics/thirty-six-trades';

const show = (query: { variant?: string }) =>
  render(
    <TestRouter pathname="/options-signals" query={query}>
      <RecordFigure curve={recordCurve(thirtySixTrades, true)} />
      <RecordTable record={tradeRecord([tradeRow(1)])} years="" figures={<p>Figures of the record</p>} />
    </TestRouter>,
  );

describe('the figures of the track record’s page', () => {
  everythingIsNear();

  it('[C1] are of the record where its trades are listed', () => {
    show({});
    expect(screen.getByText(/^Sample track record · 36 closed trades/)).toBeVisible();
    expect(screen.getByText('Figures of the record')).toBeVisible();
  });

  it('[C1] are of the live signals where these are listed, and none of the record’s stays', async () => {
    mockEndpoint(
      tradesContract.list,
      tradeRecord([
        tradeRow(3, { roi: 25, balance: 250, thousand: 1200 }),
        tradeRow(2, { roi: -5, balance: -50, thousand: 950 }),
      ]),
    );
    show({ variant: 'live' });
    // While loading, the record's figures keep their space, but are hidden and inert.
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('Figures of the record').closest('[inert][aria-hidden]')).not.toBeNull();
    expect(await screen.findByText(/^Sample live signals · 2 closed trades/)).toBeVisible();
    expect(screen.queryByText(/^Sample track record/)).toBeNull();
    expect(screen.queryByText('Figures of the record')).toBeNull();
    // 25% gained and 5% lost, on $1,000 each.
    expect(screen.getByRole('img', { name: /^Line from \$1,000 to \$1,200 over 2 closed trades/ })).toBeVisible();
    expect(await screen.findByRole('heading', { name: 'Live performance' })).toBeVisible();
  });

  it('[C1] say plainly that there are no live signals yet', async () => {
    mockEndpoint(tradesContract.list, tradeRecord([], false));
    show({ variant: 'live' });
    await waitFor(() =>
      expect(
        screen.getAllByText('No live signals yet. The first one appears here on the day it is issued.'),
      ).toHaveLength(2),
    );
    expect(screen.queryByText(/closed trades/)).toBeNull();
    expect(screen.queryByRole('link', { name: /View live statistics/ })).toBeNull();
  });
});

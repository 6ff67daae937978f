import { expect, it } from 'vitest';
import { verifyScope } from '@/lib/content/signals/verify-page';
import { getVerifyProps } from '@/lib/server/signals/page-props/verify';
import { startSeeded } from '@/tests/support/database/seeded';

it('[C8] the verify page says how many signals the ledger has and which trades are not in it', async () => {
  await startSeeded();
  const page = await getVerifyProps({});
  if (!('props' in page)) throw new Error('The page has no props');
  expect(page.props.scope).toMatch(
    /^This checks the ledger of live signals \(\d+ sample signals\)\. The 33-trade record from 2022 is not part of it\.$/,
  );
});

it.each([
  [28, true, 33, ['2022', '2022'], '28 sample signals', 'The 33-trade record from 2022'],
  [1, false, 1200, ['2022', '2024'], '1 signal', 'The 1,200-trade record from 2022 to 2024'],
])('[C8] counts %s signals and %s', (signals, isSample, trades, years, counted, record) => {
  expect(verifyScope({ live: { signals, isSample }, record: { trades, years } })).toBe(
    `This checks the ledger of live signals (${counted}). ${record} is not part of it.`,
  );
});

it('[C8] says nothing of a record without trades', () => {
  expect(verifyScope({ live: { signals: 2, isSample: false }, record: { trades: 0, years: [] } })).toBe(
    'This checks the ledger of live signals (2 signals).',
  );
});

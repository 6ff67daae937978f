import { beforeAll, describe, expect, it } from 'vitest';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { visitor } from '@/tests/support/api/api';
import { statementsOf } from '@/tests/support/database/statements';
import { makeSector, makeSymbol, makeYears } from '@/tests/support/features/market';

const tickers = ['FIGA', 'FIGB', 'FIGC', 'FIGD', 'FIGE', 'FIGF', 'FIGG', 'FIGH'];
const ask = (symbols: string) => visitor().ask(symbolsContract.figures, { query: { symbols } });

beforeAll(async () => {
  for (const ticker of tickers) await makeSymbol({ ticker, figures: { priceCents: 5_000 } });
  // Dividends of $2 per share at a price of $50: 4%.
  await makeYears('FIGA', [
    { fiscalYear: 2024, dividends: 900, shares: 100 },
    { fiscalYear: 2025, dividends: 200, shares: 100 },
  ]);
  await makeSector(['FIGA', 'FIGB'], { slug: 'figures', name: 'Figures' });
});

describe('[B7] the figures of compared stocks', () => {
  it('come in the order asked for, each stock once, without stocks that are not covered', async () => {
    const { items } = (await ask('figb, FIGA,NOPE,FIGB')).answer;
    expect(items.map(({ ticker }) => ticker)).toEqual(['FIGB', 'FIGA']);
  });

  it('name the sectors, and the dividend yield of the last fiscal year', async () => {
    const { items } = (await ask('FIGA,FIGC')).answer;
    expect(items.map(({ price, dividendYield, sectors }) => ({ price, dividendYield, sectors }))).toEqual([
      { price: 50, dividendYield: 4, sectors: [{ slug: 'figures', name: 'Figures' }] },
      { price: 50, dividendYield: null, sectors: [] },
    ]);
  });

  it('[P4] take one query for eight stocks', async () => {
    expect(await statementsOf(() => ask(tickers.join()))).toHaveLength(1);
  });

  it.each([
    ['nine stocks', [...tickers, 'FIGI'].join(), 'Enter 1 to 8 tickers separated by commas.'],
    ['no stock', ',', 'Enter 1 to 8 tickers separated by commas.'],
    ['something else', 'FIGA,<b>', 'We don’t recognize <B>. Enter a ticker like AAPL.'],
  ])('are refused for %s', async (_what, symbols, message) => {
    const { status, refusal } = await ask(symbols);
    expect([status, refusal.message]).toEqual([400, message]);
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { signalsContract } from '@/lib/contracts/research/signals';
import { symbolsContract } from '@/lib/contracts/research/symbols';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { db } from '@/lib/server/platform/db/pool';
import { customPatterns } from '@/lib/server/platform/db/schema/predictions';
import { visitor } from '@/tests/support/api/api';
import { registerMember } from '@/tests/support/database/factories';
import { statementsOf } from '@/tests/support/database/statements';
import { makeSector, makeSymbol, makeYears, provenance } from '@/tests/support/features/market';

let bearer: string;
const day = new Date().toISOString().slice(0, 10);

beforeAll(async () => {
  bearer = (await registerMember()).token;
  for (const ticker of ['AAA', 'BBB']) await makeSymbol({ ticker, name: `${ticker} Works` });
  await makeSector(['AAA', 'BBB'], { name: 'Letters' });
});

describe('[S21] price patterns', () => {
  it('are those of the last ninety days, with the rule that found them, for members', async () => {
    const shape = {
      ticker: 'AAA',
      pattern: 'golden-cross',
      direction: 'up',
      closeCents: 12_345,
      ...provenance,
    } as const;
    await db()
      .insert(customPatterns)
      .values([
        { ...shape, day: addDays(day, -89) },
        { ...shape, day: addDays(day, -91) },
      ]);
    const { answer } = await visitor().ask(signalsContract.customPattern, { bearer });
    expect(answer.items).toEqual([
      {
        ...{ ticker: 'AAA', name: 'AAA Works', pattern: 'golden-cross', day: addDays(day, -89), direction: 'up' },
        ...{ rule: 'The 50-day moving average rises above the 200-day moving average.', close: 123.45, isSample: true },
      },
    ]);
    expect((await visitor().ask(signalsContract.customPattern, {})).status).toBe(401);
  });
});

it('[B14] a stock has thirty checks, each with its inputs, and a fund none', async () => {
  await makeYears('BBB', [
    { fiscalYear: 2024, revenue: 900, netIncome: 90, shares: 10 },
    { fiscalYear: 2025, revenue: 1_000, netIncome: 100, shares: 10 },
  ]);
  const read = async (id: string) => (await visitor().ask(symbolsContract.read, { params: { id } })).answer.checks;
  const checks = await read('BBB');
  expect(checks).toHaveLength(30);
  expect(checks.some(({ hasPassed }) => hasPassed === true)).toBe(true);
  expect(checks.every(({ formula, inputs }) => formula !== '' && inputs.length > 0)).toBe(true);
  expect(await read(await makeSymbol({ kind: 'fund' }))).toEqual([]);
  // Three statements: the stock, its company's years, and the other stocks of its sector.
  expect((await statementsOf(() => read('BBB'))).length).toBe(3);
});

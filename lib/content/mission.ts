import { yearlyRise } from '@/lib/domain/compound';
import { usd } from '@/lib/domain/money';

const aim = { people: '100 million', fromUsd: 500, toUsd: 1_000_000, years: 10 } as const;

/** Section 1's mission, as an aspiration. It never stands beside trade results. */
export const mission = 'Help 100 million people turn less than $500 into $1,000,000 in under 10 years.';

const fold = aim.toUsd / aim.fromUsd;
const yearly = yearlyRise(fold, aim.years).toFixed(1);

/** What the mission would take, so that nobody reads it as a forecast. */
export const missionTerms = `That is a ${fold.toLocaleString('en-US')}-fold rise: ${yearly}% a year, ${aim.years} years in a row. We print the sum because you should see it. It is what we aim for, not a forecast, and no plan should depend on it.`;

const growth = 1 + yearlyRise(fold, aim.years) / 100;
const after = (years: number, factor: number) => aim.fromUsd * factor ** years;

/** The same, year by year, beside an ordinary rise of a figure that we chose. */
export const missionPath = {
  yearly: `${yearly}%`,
  values: Array.from({ length: aim.years * 4 + 1 }, (_, quarter) => Math.round(after(quarter / 4, growth))),
  halfway: usd(after(aim.years / 2, growth) * 100),
  ordinary: usd(after(aim.years, 1.07) * 100),
};

import { yearlyRise } from '@/lib/domain/investing/compound';
import { usd } from '@/lib/domain/shared/money';

const aim = { people: '100 million', fromUsd: 500, toUsd: 1_000_000, years: 10 } as const;

/** The mission of section 1. It is an aspiration, so pages show it separately from trade results. */
export const mission = 'Help 100 million people turn less than $500 into $1,000,000 in under 10 years.';

const fold = aim.toUsd / aim.fromUsd;
const yearly = yearlyRise(fold, aim.years).toFixed(1);

/** The growth that the mission would require, stated so that it is not read as a forecast. */
export const missionTerms = `That would take ${yearly}% a year for ${aim.years} years. It’s our mission, not a forecast.`;

const growth = 1 + yearlyRise(fold, aim.years) / 100;
const after = (years: number, factor: number) => aim.fromUsd * factor ** years;

/** Data for the mission's growth curve, with 7% a year for comparison. */
export const missionPath = {
  yearly: `${yearly}%`,
  values: Array.from({ length: aim.years * 4 + 1 }, (_, quarter) => Math.round(after(quarter / 4, growth))),
  halfway: usd(after(aim.years / 2, growth) * 100),
  ordinary: usd(after(aim.years, 1.07) * 100),
};

import type { GetServerSideProps } from 'next';
import { performancePage } from '@/lib/content/signals/performance-page';
import { whatIfPage as copy } from '@/lib/content/signals/what-if/what-if-page';
import { whatIfSteps, type WhatIfResult } from '@/lib/content/signals/what-if/what-if-result';
import { monthlyPrices, tiers } from '@/lib/domain/membership/plans';
import { firstDay, lastDay } from '@/lib/domain/shared/calendar/first-day';
import { usdExact } from '@/lib/domain/shared/exact-money';
import { entries } from '@/lib/domain/signals/statistics/costs';
import { recordVariants } from '@/lib/domain/signals/statistics/performance-view';
import { fromWireTrades } from '@/lib/domain/signals/trade-wire';
import {
  typedText,
  whatIfFields,
  whatIfInputFrom,
  type WhatIfField,
  type WhatIfInput,
} from '@/lib/domain/signals/what-if/what-if-input';
import { readAllTrades } from './all-trades';
import { inTurns } from './in-turns';
import { keptFigures } from './kept-figures';

type Option = { value: string; label: string };

export type WhatIfProps = {
  values: Readonly<Record<WhatIfField, string>>;
  errors: Readonly<Partial<Record<WhatIfField, string>>>;
  options: Readonly<Record<'plan' | 'fill' | 'variant', readonly Option[]>>;
  /** Null when a field is wrong or no signal was closed in these days. */
  result: WhatIfResult | null;
  isSample: boolean;
  /** A disclosure that must accompany these trades. */
  note: string | null;
};

const options = {
  plan: tiers.map((tier) => ({
    value: tier,
    // Short enough for a quarter of the page.
    label: `${copy.plans[tier]}, ${usdExact(monthlyPrices[tier]).replace(/\.00$/, '')}/mo`,
  })),
  fill: entries.map((fill) => ({ value: fill, label: copy.fills[fill] })),
  variant: recordVariants.map((variant) => ({ value: variant, label: performancePage.variants[variant] })),
};

/** Rendered for its address, so that the form works without scripts and a result can be shared. */
export const getWhatIfProps: GetServerSideProps<WhatIfProps> = async ({ query, res }) => {
  const { input, problems } = whatIfInputFrom(query);
  const hasProblem = Object.keys(problems).length > 0;
  // Inputs have no end: only the form as it is first shown is kept.
  const isFirst = !hasProblem && JSON.stringify(input) === JSON.stringify(firstInput(input.variant));
  const { from, to, result, isSample, note } = isFirst
    ? await keptFigures(`what-if ${input.variant}`, () => figuresOf(input, true))
    : await figuresOf(input, !hasProblem);
  const read: Record<WhatIfField, string> = {
    stake: dollars(input.stakeCents),
    fee: dollars(input.feeCents),
    from,
    to,
    plan: input.plan,
    fill: input.fill,
    variant: input.variant,
  };
  res.setHeader('Cache-Control', 'public, max-age=0, s-maxage=60, stale-while-revalidate=300');
  return {
    props: {
      values: Object.fromEntries(
        whatIfFields.map((field) => [field, problems[field] ? typedText(query[field]) : read[field]]),
      ) as Record<WhatIfField, string>,
      errors: Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, copy.problems[problem]])),
      options,
      ...{ result, isSample, note },
    },
  };
};

const firstInput = (variant: WhatIfInput['variant']) => whatIfInputFrom({ variant }).input;

/** The part that reads every closed trade. */
async function figuresOf(input: WhatIfInput, hasResult: boolean) {
  const { items, meta } = await readAllTrades(input.variant);
  const trades = fromWireTrades(items, meta.isSample);
  const fills = trades.map(({ fillDate }) => fillDate);
  const from = input.from ?? firstDay(fills) ?? '';
  const to = input.to ?? lastDay(fills) ?? '';
  const following = { ...input, from, to, monthlyCents: monthlyPrices[input.plan] };
  return {
    ...{ from, to },
    result: hasResult ? await inTurns(whatIfSteps(trades, following)) : null,
    isSample: meta.isSample,
    note: meta.note ?? null,
  };
}

const dollars = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

import type { GetServerSideProps } from 'next';
import { lineDrawing, type LineDrawing } from '@/lib/charts/line-drawing';
import { performancePage } from '@/lib/content/signals/performance-page';
import { sampleSentence } from '@/lib/content/signals/sample-sentence';
import { whatIfPage as copy } from '@/lib/content/signals/what-if/what-if-page';
import { whatIfSteps, type WhatIfResult } from '@/lib/content/signals/what-if/what-if-result';
import { monthlyPrices, tiers } from '@/lib/domain/membership/plans';
import { firstDay, lastDay } from '@/lib/domain/shared/calendar/first-day';
import { usdExact } from '@/lib/domain/shared/money';
import type { AllTrades } from '@/lib/domain/signals/all-trades';
import { entries } from '@/lib/domain/signals/statistics/costs';
import { recordVariants } from '@/lib/domain/signals/statistics/performance-view';
import {
  typedText,
  whatIfFields,
  whatIfInputFrom,
  type WhatIfField,
  type WhatIfInput,
} from '@/lib/domain/signals/what-if/what-if-input';
import { siteServices } from '@/lib/server/platform/site-services';
import { readAllTrades } from './all-trades';
import { runSteps } from './run-steps';
import { readStoredFigures } from './read-stored-figures';

type Option = { value: string; label: string };

export type WhatIfProps = {
  values: Readonly<Record<WhatIfField, string>>;
  errors: Readonly<Partial<Record<WhatIfField, string>>>;
  options: Readonly<Record<'plan' | 'fill' | 'variant', readonly Option[]>>;
  /** Null when an input is invalid, the calculation was rejected, or no signal was closed in the period. */
  result: (Omit<WhatIfResult, 'balances'> & { curve: LineDrawing | null }) | null;
  /** Why the calculation was rejected; null when it was not. */
  refusal: string | null;
  isSample: boolean;
  /** Disclosure that must accompany these trades. */
  note: string | null;
};

const options = {
  plan: tiers.map((tier) => ({
    value: tier,
    // Without zero cents, to fit a quarter of the page's width.
    label: `${copy.plans[tier]}, ${usdExact(monthlyPrices[tier]).replace(/\.00$/, '')}/mo`,
  })),
  fill: entries.map((fill) => ({ value: fill, label: copy.fills[fill] })),
  variant: recordVariants.map((variant) => ({ value: variant, label: performancePage.variants[variant] })),
};

/** Rendered on the server from the query, so that the form works without JavaScript and results can be shared. */
export const getWhatIfProps: GetServerSideProps<WhatIfProps> = async ({ query, req, res }) => {
  const { input, problems } = whatIfInputFrom(query);
  const hasProblem = Object.keys(problems).length > 0;
  const first = await storedFirstWhatIf(input.variant);
  const [from, to] = [input.from ?? first.from, input.to ?? first.to];
  // The number of possible inputs is unlimited, so only the default form's result is stored.
  const isFirst = JSON.stringify(input) === JSON.stringify(firstInput(input.variant));
  const own = isFirst || hasProblem ? null : await siteServices().withinLimits(req, () => figuresOf(input));
  const read: Record<WhatIfField, string> = {
    stake: dollars(input.stakeCents),
    fee: dollars(input.feeCents),
    from,
    to,
    plan: input.plan,
    fill: input.fill,
    variant: input.variant,
  };
  const refusal = own?.isDone === false ? own : null;
  if (refusal) res.statusCode = refusal.status;
  for (const [name, value] of Object.entries(refusal ? refusedHeaders(refusal) : sharedHeaders))
    res.setHeader(name, value);
  return {
    props: {
      values: Object.fromEntries(
        whatIfFields.map((field) => [field, problems[field] ? typedText(query[field]) : read[field]]),
      ) as Record<WhatIfField, string>,
      errors: Object.fromEntries(Object.entries(problems).map(([field, problem]) => [field, copy.problems[problem]])),
      options,
      result: hasProblem || refusal ? null : own?.isDone ? own.result.result : first.result,
      refusal: refusal?.message ?? null,
      ...{ isSample: first.isSample, note: first.note },
    },
  };
};

const sharedHeaders = { 'Cache-Control': 'public, max-age=0, s-maxage=60, stale-while-revalidate=300' };
const refusedHeaders = ({ retryAfterS }: { retryAfterS: number }) => ({
  'Cache-Control': 'private, no-store',
  'Retry-After': String(retryAfterS),
});

/** Result of the form's default inputs. */
export const storedFirstWhatIf = (variant: WhatIfInput['variant']) =>
  readStoredFigures({ name: `what-if ${variant}`, usesPrices: false }, () => figuresOf(firstInput(variant)));

const firstInput = (variant: WhatIfInput['variant']) => whatIfInputFrom({ variant }).input;

/** Computes the result, which reads every trade. */
async function figuresOf(input: WhatIfInput) {
  const { trades, meta } = await readAllTrades(input.variant);
  const fills = trades.map(({ fillDate }) => fillDate);
  const from = input.from ?? firstDay(fills) ?? '';
  const to = input.to ?? lastDay(fills) ?? '';
  const following = { ...input, from, to, monthlyCents: monthlyPrices[input.plan] };
  return {
    ...{ from, to },
    result: drawn(await runSteps(whatIfSteps(trades, following)), meta),
    isSample: meta.isSample,
    note: meta.note ? sampleSentence : null,
  };
}

/** Adds the drawing of the running result. */
function drawn(result: WhatIfResult | null, record: AllTrades['meta']): WhatIfProps['result'] {
  if (!result) return null;
  const { balances, ...shown } = result;
  const points = balances.map(({ day, cents }) => ({ at: day, values: [Math.round(cents) / 100] }));
  const { source, asOf, isSample, note } = record;
  // The chart's download files include the disclosure too.
  const own = { delay: 'none', license: copy.curve.license, isStale: false, notes: note ? [sampleSentence] : [] };
  const meta = { source, asOf, isSample, ...own };
  return {
    ...shown,
    curve: lineDrawing({ series: [{ key: 'net', label: copy.curve.label, unit: 'USD' }], points, meta }),
  };
}

const dollars = (cents: number) => (cents % 100 === 0 ? String(cents / 100) : (cents / 100).toFixed(2));

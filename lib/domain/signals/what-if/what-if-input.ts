import { tiers, type Tier } from '@/lib/domain/membership/plans';
import { isDateOnly, type DateOnly } from '@/lib/domain/shared/dates';
import { centsOf } from '@/lib/domain/shared/typed-number';
import { costAssumptions, entries, type Entry } from '../statistics/costs';
import { recordVariants, type RecordVariant } from '../statistics/performance-view';
import { stakeCents } from '../trades';

export const whatIfFields = ['stake', 'from', 'to', 'plan', 'fee', 'fill', 'variant'] as const;
export type WhatIfField = (typeof whatIfFields)[number];

/** Bounds of the inputs, in cents. */
export const whatIfLimits = { stake: { min: 1_000, max: 10_000_000 }, fee: { min: 0, max: 2_000 } } as const;

export type WhatIfInput = {
  stakeCents: number;
  /** Null for the record's first or last day. */
  from: DateOnly | null;
  to: DateOnly | null;
  plan: Tier;
  feeCents: number;
  fill: Entry;
  variant: RecordVariant;
};

type Problem = 'stake' | 'fee' | 'date' | 'order' | 'choice';
export type WhatIfProblems = Partial<Record<WhatIfField, Problem>>;

type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

/** Reads the form's fields from a query. An invalid field is reported and gets its default. */
export function whatIfInputFrom(query: Query): { input: WhatIfInput; problems: WhatIfProblems } {
  const problems: WhatIfProblems = {};
  const read = <Value>(
    field: WhatIfField,
    problem: Problem,
    otherwise: Value,
    parse: (text: string) => Value | undefined,
  ) => {
    const text = typedText(query[field]);
    const value = text === '' ? otherwise : parse(text);
    if (value === undefined) problems[field] = problem;
    return value ?? otherwise;
  };
  const amount = (field: 'stake' | 'fee') => (text: string) => {
    const cents = centsOf(text);
    const { min, max } = whatIfLimits[field];
    return cents !== undefined && cents >= min && cents <= max ? cents : undefined;
  };
  const day = (text: string): DateOnly | null | undefined => (isDateOnly(text) ? text : undefined);
  const oneOf =
    <Option extends string>(options: readonly Option[]) =>
    (text: string) =>
      options.find((option) => option === text);
  const input: WhatIfInput = {
    stakeCents: read('stake', 'stake', stakeCents as number, amount('stake')),
    from: read('from', 'date', null, day),
    to: read('to', 'date', null, day),
    plan: read('plan', 'choice', 'member', oneOf(tiers)),
    feeCents: read('fee', 'fee', costAssumptions.contractFeeCents as number, amount('fee')),
    fill: read('fill', 'choice', 'ask', oneOf(entries)),
    variant: read('variant', 'choice', 'record', oneOf(recordVariants)),
  };
  if (input.from && input.to && input.from > input.to) problems.to = 'order';
  return { input, problems };
}

/** The typed text, trimmed and limited to 40 characters. Of repeated fields, the first. */
export const typedText = (value: string | readonly string[] | undefined) =>
  (typeof value === 'string' ? value : (value?.[0] ?? '')).trim().slice(0, 40);

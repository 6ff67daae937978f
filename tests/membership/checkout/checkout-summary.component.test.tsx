import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CheckoutSummary } from '@/components/membership/checkout-summary';
import type { PlanChoice } from '@/components/membership/use-choice';
import type { OwnBilling } from '@/lib/contracts/membership/billing';

beforeEach(() => void vi.setSystemTime('2026-01-31T17:00:00Z'));
afterEach(() => void vi.useRealTimers());

const billing = (creditCents: number) => ({ creditCents, grants: [] }) as unknown as OwnBilling;
const choice = (over: Partial<PlanChoice>) =>
  ({ tier: 'member', interval: 'month', isTestDrive: false, amountCents: 2_000, ...over }) as PlanChoice;

/** The amount due, which is the last amount on the page. */
const due = () => screen.getByText('Due today').parentElement?.textContent;

it.each([
  ['no credit', 0, {}, 'Due today$20.00'],
  ['some credit', 750, {}, 'Due today$12.50'],
  ['more credit than the price', 2_500, {}, 'Due today$0.00'],
  ['a free trial, which uses no credit', 750, { isTestDrive: true }, 'Due today$0.00'],
])('[E1] is what is due today with %s', (_, creditCents, over, expected) => {
  render(<CheckoutSummary billing={billing(creditCents)} choice={choice(over)} />);
  expect(due()).toBe(expected);
});

it.each([
  ['month', 'Then $20 a month. Next charge on 02/28/2026.'],
  ['year', 'Then $20 a year. Next charge on 01/31/2027.'],
] as const)('[E1] names the next charge after one %s', (interval, sentence) => {
  render(<CheckoutSummary billing={billing(0)} choice={choice({ interval })} />);
  expect(screen.getByText(sentence)).toBeVisible();
});

import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { EarningsCalculator } from '@/components/referrals/earnings-calculator';
import { AmbassadorPage } from '@/components/marketing/pages/ambassador-page';
import { ambassador } from '@/lib/content/marketing/ambassador';
import { earningsSum } from '@/lib/content/referrals/earnings-sum';
import { earningsView, withEarnings } from '@/lib/content/referrals/earnings-view';
import { earningsStatistics } from '@/lib/domain/referrals/earnings';

const day = '2026-11-21';
const noEarnings = earningsView(earningsStatistics([], day));
const some = earningsView(earningsStatistics([0, 20_000, 40_000], day));

const first = () => screen.getByRole('textbox', { name: 'Your referrals' });
const second = () => screen.getByRole('textbox', { name: 'Their referrals' });
const output = () => screen.getByRole('status');
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

describe('the earnings calculator', () => {
  it('[A11] does not compile without what all ambassadors earned, and the page has no calculator without it', () => {
    // @ts-expect-error what all ambassadors earned is missing
    expect(() => renderToStaticMarkup(<EarningsCalculator />)).toThrow(TypeError);
    render(<AmbassadorPage page={ambassador} path="/ambassador" />);
    expect(screen.queryByRole('form', { name: 'Earnings calculator' })).toBeNull();
    expect(screen.queryByText('What the second pays')).toBeNull();
    expect(screen.getByText('The calculator is unavailable.')).toBeInTheDocument();
  });

  it('[A11] says that there are no ambassadors yet, and starts from numbers labeled as an example', async () => {
    render(<EarningsCalculator earnings={noEarnings} />);
    expect(
      screen.getByRole('heading', { name: 'Actual payouts: 0 ambassadors, as of 11/21/2026' }),
    ).toBeInTheDocument();
    expect(screen.getByText('We publish the median of all ambassadors after the first payouts.')).toBeVisible();
    expect([first(), second()].map((field) => field.getAttribute('value'))).toEqual(['10', '5']);
    expect(output()).toHaveTextContent(/^Example\./);
    // 10 × $10 × 20% and 5 × $10 × 10%.
    for (const result of ['$20', '$5', '$25']) expect(within(output()).getByText(result)).toBeVisible();
    expect(output()).toHaveTextContent('No ambassador has been paid yet. This is not a forecast.');
    await type(first(), '20');
    expect(await within(output()).findByText('$45')).toBeVisible();
    expect(output()).not.toHaveTextContent('Example');
  });

  it('[A11] starts from the median of real ambassadors once there are some', () => {
    render(<EarningsCalculator earnings={some} />);
    const figures = within(screen.getByRole('heading').parentElement ?? document.body);
    for (const figure of ['$200', '$400', '33.3%']) expect(figures.getByText(figure)).toBeInTheDocument();
    expect(screen.getByText(/Fewer than 30 people/)).toBeInTheDocument();
    expect(first()).toHaveValue('100');
  });

  it('[A11] applies the schedule to the visitor’s numbers, beside real results', async () => {
    render(<EarningsCalculator earnings={noEarnings} />);
    await type(first(), '1,000');
    await type(second(), '400');
    expect(await screen.findByText('1,000 × $10 × 22.5%')).toBeInTheDocument();
    const sums = within(output());
    for (const result of ['$2,250', '$400', '$2,650']) expect(sums.getByText(result)).toBeInTheDocument();
    expect(sums.getByText(/9,000 more referrals to reach 25% on later payments/)).toBeInTheDocument();
    expect(sums.getByText(/No ambassador has been paid yet/)).toBeInTheDocument();
  });

  it('[A11] treats a missing number of referrals as one', () => {
    expect(earningsSum(999, 0).next[0]).toBe('First degree: 1 more referral to reach 22.5% on later payments.');
    expect(earningsSum(998, 0).next[0]).toContain('2 more referrals to');
  });

  it.each(['-1', '1.5', 'ten', '10000001', '1e3'])('[A11] answers %j with a sentence and keeps it', async (typed) => {
    render(<EarningsCalculator earnings={noEarnings} />);
    await type(first(), typed);
    expect(await screen.findByText('Enter a whole number from 0 to 10,000,000')).toBeInTheDocument();
    expect(first()).toHaveValue(typed);
  });

  it('[A11] shows no result of an invalid number, and says at the field what is wrong', async () => {
    render(<EarningsCalculator earnings={noEarnings} />);
    await type(first(), '20');
    expect(await within(output()).findByText('$45')).toBeVisible();
    await userEvent.type(first(), '{Home}-');
    expect(first()).toHaveAccessibleDescription(/Enter a whole number from 0 to 10,000,000/);
    expect(first()).toBeInvalid();
    expect(second()).toBeValid();
    const results = () =>
      within(output())
        .getAllByRole('definition')
        .map((part) => part.textContent);
    // 10 × $10 × 10%: the other field still counts, but no total is shown.
    await type(second(), '10');
    expect(results()).toEqual(['Number not valid', '–', '10 × $10 × 10%', '$10', '–']);
    expect(within(output()).getAllByRole('listitem')).toHaveLength(1);
    // 20 × $10 × 20%.
    await type(first(), '20');
    expect(results()).toEqual(['20 × $10 × 20%', '$40', '10 × $10 × 10%', '$10', '$50']);
  });

  it('[U2] leaves worked examples for visitors without scripts', () => {
    const page = withEarnings(ambassador, earningsStatistics([], day));
    render(<AmbassadorPage page={page} path="/ambassador" />);
    const table = screen.getByRole('table', { name: /^If all of them pay \$10 once/ });
    const row = within(table).getByRole('row', { name: /^10,000 and 10,000/ });
    expect(
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual(['$25,000', '$10,000', '$35,000']);
    expect(screen.getByRole('form', { name: 'Earnings calculator' })).toHaveAttribute('data-needs-scripts');
  });
});

describe('the result', () => {
  it.each([
    [0, 0, '$0'],
    [999, 0, '$1,998'],
    [1_000, 0, '$2,250'],
    [10_000, 1_000_000, '$1,525,000'],
  ])('[A11] for %d and %d is %s', (first, second, total) => {
    expect(earningsSum(first, second).total.result).toBe(total);
  });
});

import { isNumber, ratio } from '@/lib/domain/market/market-formulas';
import type { Check } from './check';
import { when, type Facts } from './facts';
import { moneyInput, percentInput, priceInput } from './inputs';

/** The dividends paid, or null: dividend checks do not apply to companies without one. */
const paid = ({ latest }: Facts) => (isNumber(latest?.dividends) && latest.dividends > 0 ? latest.dividends : null);

export const incomeChecks: Check[] = [
  {
    key: 'pays-dividend',
    question: 'Pays a dividend',
    formula: 'dividends of the last fiscal year > 0',
    look: ({ latest }) => ({
      hasPassed: when([latest?.dividends], (value) => value > 0),
      inputs: [moneyInput('Dividends', latest?.dividends, 'financials')],
    }),
  },
  {
    key: 'yield',
    question: 'Dividend yield of 2% or more',
    formula: '100 × dividends / market capitalization ≥ 2',
    look: ({ latest, cap }) => {
      const yielded = ratio(isNumber(latest?.dividends) ? 100 * latest.dividends : null, cap);
      return {
        hasPassed: when([yielded], (value) => value >= 2),
        inputs: [percentInput('Dividend yield', yielded, 'figures')],
      };
    },
  },
  {
    key: 'covered-by-income',
    question: 'Payout ratio of 75% or less',
    formula: 'dividends ≤ 0.75 × net income',
    look: (facts) => ({
      hasPassed: when([paid(facts), facts.latest?.netIncome], (dividends, income) => dividends <= 0.75 * income),
      inputs: [
        moneyInput('Dividends', facts.latest?.dividends, 'financials'),
        moneyInput('Net income', facts.latest?.netIncome, 'financials'),
      ],
    }),
  },
  {
    key: 'covered-by-cash',
    question: 'Free cash flow covers the dividend',
    formula: 'dividends ≤ cash flow from operations − capital spending',
    look: (facts) => ({
      hasPassed: when([paid(facts), facts.free], (dividends, free) => dividends <= free),
      inputs: [
        moneyInput('Dividends', facts.latest?.dividends, 'financials'),
        moneyInput('Free cash flow', facts.free, 'financials'),
      ],
    }),
  },
  {
    key: 'never-cut',
    question: 'No dividend cut over 10% in 5 years',
    formula: 'dividends / shares ≥ 0.9 × prior year, in each of the last five fiscal years',
    look: (facts) => {
      const shares = [0, 1, 2, 3, 4, 5].map((years) => facts.dividend(facts.ago(years)));
      return {
        hasPassed: when([paid(facts), ...shares], (_, ...all) =>
          all.every((now, index) => now >= 0.9 * (all[index + 1] ?? 0)),
        ),
        inputs: [
          priceInput('Dividend per share', shares[0], 'financials'),
          priceInput('Five years ago', shares[5], 'financials'),
        ],
      };
    },
  },
  {
    key: 'grown',
    question: 'Dividend per share higher than 5 years ago',
    formula: 'dividends / shares > its value five fiscal years earlier',
    look: (facts) => {
      const [now, before] = [facts.dividend(facts.latest), facts.dividend(facts.ago(5))];
      return {
        hasPassed: when([paid(facts), now, before], (_, later, earlier) => (later ?? 0) > (earlier ?? 0)),
        inputs: [
          priceInput('Dividend per share', now, 'financials'),
          priceInput('Five years ago', before, 'financials'),
        ],
      };
    },
  },
];

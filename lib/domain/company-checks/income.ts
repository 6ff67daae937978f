import { isNumber, ratio } from '../market-formulas';
import type { Check } from './check';
import { when, type Facts } from './facts';
import { moneyInput, percentInput, priceInput } from './words';

/** Those after the first two ask about a dividend: of a company that pays none they say nothing. */
const paid = ({ latest }: Facts) => (isNumber(latest?.dividends) && latest.dividends > 0 ? latest.dividends : null);

export const incomeChecks: Check[] = [
  {
    key: 'pays-dividend',
    question: 'Does it pay a dividend?',
    formula: 'dividends of the last fiscal year > 0',
    look: ({ latest }) => ({
      hasPassed: when([latest?.dividends], (value) => value > 0),
      inputs: [moneyInput('Dividends', latest?.dividends, 'financials')],
    }),
  },
  {
    key: 'yield',
    question: 'Does the dividend come to at least 2% of its price?',
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
    question: 'Does it pay out no more than three quarters of its income?',
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
    question: 'Does its free cash flow cover the dividend?',
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
    question: 'Was the dividend of a share never cut by a tenth in five years?',
    formula: 'dividends / shares ≥ 0.9 × the year before’s, in each of the last five fiscal years',
    look: (facts) => {
      const shares = [0, 1, 2, 3, 4, 5].map((years) => facts.dividend(facts.ago(years)));
      return {
        hasPassed: when([paid(facts), ...shares], (_, ...all) =>
          all.every((now, index) => now >= 0.9 * (all[index + 1] ?? 0)),
        ),
        inputs: [
          priceInput('A share', shares[0], 'financials'),
          priceInput('Five years before', shares[5], 'financials'),
        ],
      };
    },
  },
  {
    key: 'grown',
    question: 'Is the dividend of a share higher than five years ago?',
    formula: 'dividends / shares > the same five fiscal years before',
    look: (facts) => {
      const [now, before] = [facts.dividend(facts.latest), facts.dividend(facts.ago(5))];
      return {
        hasPassed: when([paid(facts), now, before], (_, later, earlier) => (later ?? 0) > (earlier ?? 0)),
        inputs: [priceInput('A share', now, 'financials'), priceInput('Five years before', before, 'financials')],
      };
    },
  },
];

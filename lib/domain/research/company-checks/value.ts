import { ratio } from '@/lib/domain/market/market-formulas';
import type { Check } from './check';
import { when } from './facts';
import { moneyInput, percentInput, priceInput, ratioInput } from './inputs';

export const valueChecks: Check[] = [
  {
    key: 'pe-under-sector',
    question: 'P/E below sector median',
    formula: 'last close / EPS of the last fiscal year < sector median P/E',
    look: ({ pe, medians }) => ({
      hasPassed: when([pe, medians.peRatio], (own, middle) => own < middle),
      inputs: [ratioInput('P/E', pe, 'figures'), ratioInput('Sector median', medians.peRatio, 'peers')],
    }),
  },
  {
    key: 'pe-under-own',
    question: 'P/E below its 5-year median',
    formula: 'last close / EPS of the last fiscal year < median of its last five year-end P/E ratios',
    look: ({ pe, usualPe }) => ({
      hasPassed: when([pe, usualPe], (now, usual) => now < usual),
      inputs: [ratioInput('P/E', pe, 'figures'), ratioInput('5-year median', usualPe, 'financials')],
    }),
  },
  {
    key: 'peg-under-one',
    question: 'PEG ratio of 1 or less',
    formula: 'P/E / annual EPS growth over three years in percent ≤ 1',
    look: ({ peg }) => ({ hasPassed: when([peg], (value) => value <= 1), inputs: [ratioInput('PEG', peg, 'figures')] }),
  },
  {
    key: 'price-to-book',
    question: 'Price-to-book ratio below 3',
    formula: 'market capitalization / total equity < 3',
    look: ({ cap, latest }) => {
      const book = ratio(cap, latest?.totalEquity);
      return {
        hasPassed: when([book], (value) => value < 3),
        inputs: [
          moneyInput('Market capitalization', cap, 'figures'),
          moneyInput('Total equity', latest?.totalEquity, 'financials'),
          ratioInput('Price to book', book, 'financials'),
        ],
      };
    },
  },
  {
    key: 'free-cash-yield',
    question: 'Free cash flow yield of 4% or more',
    formula: '100 × (cash flow from operations − capital spending) / market capitalization ≥ 4',
    look: ({ cap, free }) => {
      const yielded = ratio(free === null ? null : 100 * free, cap);
      return {
        hasPassed: when([yielded], (value) => value >= 4),
        inputs: [
          moneyInput('Free cash flow', free, 'financials'),
          percentInput('Free cash flow yield', yielded, 'figures'),
        ],
      };
    },
  },
  {
    key: 'price-under-target',
    question: 'Price at least 20% below mean target',
    formula: 'last close ≤ 0.8 × mean price target',
    look: ({ price, targets }) => {
      const mean = targets && targets.meanCents / 100;
      return {
        hasPassed: when([price, mean], (now, target) => now <= 0.8 * target),
        inputs: [priceInput('Last close', price, 'prices'), priceInput('Mean target', mean, 'targets')],
      };
    },
  },
];

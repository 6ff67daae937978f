import type { Check } from './check';
import { buyShare, when } from './facts';
import { countInput, moneyInput, percentInput, priceInput } from './inputs';

export const futureChecks: Check[] = [
  {
    key: 'target-above-price',
    question: 'Mean price target above price',
    formula: 'mean price target > last close',
    look: ({ price, targets }) => {
      const mean = targets && targets.meanCents / 100;
      return {
        hasPassed: when([price, mean], (now, target) => target > now),
        inputs: [priceInput('Last close', price, 'prices'), priceInput('Mean target', mean, 'targets')],
      };
    },
  },
  {
    key: 'low-target-near',
    question: 'Lowest price target within 20% of price',
    formula: 'lowest price target ≥ 0.8 × last close',
    look: ({ price, targets }) => {
      const low = targets && targets.lowCents / 100;
      return {
        hasPassed: when([price, low], (now, target) => target >= 0.8 * now),
        inputs: [priceInput('Last close', price, 'prices'), priceInput('Lowest target', low, 'targets')],
      };
    },
  },
  {
    key: 'buys-outnumber-sells',
    question: 'More than two buy ratings per sell rating',
    formula: 'strong buy + buy > 2 × (sell + strong sell), in the last month',
    look: ({ saidLast }) => {
      const buys = saidLast && saidLast.strongBuy + saidLast.buy;
      const sells = saidLast && saidLast.sell + saidLast.strongSell;
      return {
        hasPassed: when([buys, sells], (those, others) => those > 2 * others),
        inputs: [
          countInput('Buy ratings', buys, 'recommendations'),
          countInput('Sell ratings', sells, 'recommendations'),
        ],
      };
    },
  },
  {
    key: 'buys-growing',
    question: 'Higher share of buy ratings than a year ago',
    formula: 'share of strong buy and buy ratings, last month > 12 months earlier',
    look: ({ saidLast, saidYearAgo }) => ({
      hasPassed: when([buyShare(saidLast), buyShare(saidYearAgo)], (now, before) => now > before),
      inputs: [
        percentInput('Buy ratings now', buyShare(saidLast), 'recommendations'),
        percentInput('A year ago', buyShare(saidYearAgo), 'recommendations'),
      ],
    }),
  },
  {
    key: 'funds-adding',
    question: 'Institutional ownership up from last year',
    formula: 'percentage of shares held by funds, last year-end > prior year-end',
    look: ({ ownership: [now, before] }) => {
      const [held, heldBefore] = [now, before].map((year) => (year?.shareBp == null ? null : year.shareBp / 100));
      return {
        hasPassed: when([held, heldBefore], (later, earlier) => later > earlier),
        inputs: [
          percentInput(`End of ${now?.year ?? 'last year'}`, held, 'ownership'),
          percentInput(`End of ${before?.year ?? 'the prior year'}`, heldBefore, 'ownership'),
        ],
      };
    },
  },
  {
    key: 'spending-covered',
    question: 'Operating cash flow covers capital spending',
    formula: 'cash flow from operations ≥ capital spending',
    look: ({ latest }) => ({
      hasPassed: when([latest?.operatingCashFlow, latest?.capitalSpending], (cash, spending) => cash >= spending),
      inputs: [
        moneyInput('Cash flow from operations', latest?.operatingCashFlow, 'financials'),
        moneyInput('Capital spending', latest?.capitalSpending, 'financials'),
      ],
    }),
  },
];

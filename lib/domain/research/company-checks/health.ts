import { growth, ratio } from '@/lib/domain/market/market-formulas';
import type { Check } from './check';
import { when } from './facts';
import { countInput, moneyInput, percentInput, ratioInput } from './inputs';

export const healthChecks: Check[] = [
  {
    key: 'current-covered',
    question: 'Current ratio of 1 or more',
    formula: 'current assets ≥ current liabilities',
    look: ({ latest }) => ({
      hasPassed: when([latest?.currentAssets, latest?.currentLiabilities], (assets, due) => assets >= due),
      inputs: [
        moneyInput('Current assets', latest?.currentAssets, 'financials'),
        moneyInput('Current liabilities', latest?.currentLiabilities, 'financials'),
      ],
    }),
  },
  {
    key: 'debt-under-equity',
    question: 'Debt-to-equity ratio of 1 or less',
    formula: 'total debt / total equity ≤ 1',
    look: ({ latest }) => {
      const owed = ratio(latest?.totalDebt, latest?.totalEquity);
      return {
        hasPassed: when([owed], (value) => value <= 1),
        inputs: [ratioInput('Debt to equity', owed, 'financials')],
      };
    },
  },
  {
    key: 'debt-fell',
    question: 'Debt-to-equity ratio lower than 5 years ago',
    formula: 'total debt / total equity < its value five fiscal years earlier',
    look: ({ latest, ago }) => {
      const [now, before] = [latest, ago(5)].map((year) => ratio(year?.totalDebt, year?.totalEquity));
      return {
        hasPassed: when([now, before], (later, earlier) => later < earlier),
        inputs: [ratioInput('Debt to equity', now, 'financials'), ratioInput('Five years ago', before, 'financials')],
      };
    },
  },
  {
    key: 'debt-covered',
    question: 'Operating cash flow covers 20% of debt',
    formula: 'cash flow from operations ≥ 0.2 × total debt',
    look: ({ latest }) => ({
      hasPassed: when([latest?.operatingCashFlow, latest?.totalDebt], (cash, debt) => cash >= 0.2 * debt),
      inputs: [
        moneyInput('Cash flow from operations', latest?.operatingCashFlow, 'financials'),
        moneyInput('Total debt', latest?.totalDebt, 'financials'),
      ],
    }),
  },
  {
    key: 'cash-behind-income',
    question: 'Operating cash flow matches net income',
    formula: 'cash flow from operations > 0 and ≥ net income',
    look: ({ latest }) => ({
      hasPassed: when([latest?.operatingCashFlow, latest?.netIncome], (cash, income) => cash > 0 && cash >= income),
      inputs: [
        moneyInput('Cash flow from operations', latest?.operatingCashFlow, 'financials'),
        moneyInput('Net income', latest?.netIncome, 'financials'),
      ],
    }),
  },
  {
    key: 'few-new-shares',
    question: 'Share count up 2% or less',
    formula: '100 × (shares / prior-year shares − 1) ≤ 2',
    look: ({ latest, ago }) => {
      const issued = growth(latest?.shares, ago(1)?.shares);
      return {
        hasPassed: when([issued], (value) => value <= 2),
        inputs: [
          countInput('Shares', latest?.shares, 'financials'),
          percentInput('Change from last year', issued, 'financials'),
        ],
      };
    },
  },
];

import { OwnOutcomes } from '@/components/signals/outcomes/own-outcomes';
import { outcomesContract } from '@/lib/contracts/signals/outcomes';
import { mockEndpoint } from '@/tests/support/browser/mock-endpoint';
import { some, three, type Lists } from './list-samples';

/** The lists of the outcome survey. */
export const outcomeLists: Record<string, Lists> = {
  'signals/outcomes/own-outcomes': {
    draw: (isFull) => {
      mockEndpoint(outcomesContract.own, {
        hasJoined: true,
        hasPlan: true,
        signals: some(isFull, (symbol) => ({
          ...{ id: symbol, symbol, tradeType: 'Call' as const, strike: 200, expiration: '2026-07-17' },
          ...{ closeDate: '2026-06-10', recordResult: 50, own: { paid: 4.2, received: 5.25, result: 25 } },
        })),
      });
      return <OwnOutcomes />;
    },
    empty: ['No closed signals yet'],
    full: three.map((symbol) => new RegExp(`^${symbol} \\$200 call, closed 06/10/2026$`)),
  },
};

import { recordOf } from '../trade-fixtures';

/**
 * Seven trades of $1,000 each, calculated by hand. Balances: 1,200, 700, 800, 800, 750, 1,350. The running maximum is
 * 1,200 until the last balance, 1,350. Drawdowns from it: 0, 500, 400, 400, 450, 0.
 */
export const sevenTrades = recordOf([
  ['Call', '2021-12-20', '2021-12-31', 20],
  ['Put', '2021-12-28', '2022-01-05', -50],
  ['Call', '2022-01-03', '2022-01-05', 10],
  ['Call', '2022-01-10', '2022-02-04', 0],
  ['Put', '2022-01-12', '2022-02-04', -5],
  ['Call', '2022-02-01', '2022-02-28', 60],
  ['Put', '2022-02-10', null, null],
]);

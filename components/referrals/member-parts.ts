/** Bundles what ambassadors see on their pages into one chunk. */
export { OwnEarnings } from './earnings/own-earnings';
export { OwnSales } from './earnings/own-sales';
export { OwnLink } from './own-link';
export { OwnPayouts } from './payouts/own-payouts';

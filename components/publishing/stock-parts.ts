import { PostStock } from './post-stock';
import { StockCards } from './ticker-card/stock-cards';

/** Bundles the code for posts that name stocks into one chunk. */
export const stockParts = { PostStock, StockCards };

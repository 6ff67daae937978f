import { PostStock } from './post-stock';
import { StockCards } from './ticker-card/stock-cards';

/** What only posts that name stocks load, as one file. */
export const stockParts = { PostStock, StockCards };

import { PostStock } from './post-stock';
import { StockCards } from './ticker-card/stock-cards';

/** The code of posts that name stocks, as one file. */
export const stockParts = { PostStock, StockCards };

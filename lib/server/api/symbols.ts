import { symbolsContract } from '@/lib/contracts/symbols';
import { implement } from '../http/implement';
import { readPeerNews, readSymbolNews } from '../services/news';
import { listSymbols, readPeers, readSymbol, searchSymbols } from '../services/symbols';

export const symbolsRoutes = implement(symbolsContract, {
  list: ({ query }) => listSymbols(query.cursor),
  search: async ({ query }) => ({ items: await searchSymbols(query.q), nextCursor: null }),
  read: ({ params }) => readSymbol(params.id),
  stocks: ({ params }) => readPeers(params.id),
  news: ({ params, query }) => readSymbolNews(params.id, query.cursor),
  sectorNews: ({ params, query }) => readPeerNews(params.id, query.cursor),
});

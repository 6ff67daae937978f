import { symbolsContract } from '@/lib/contracts/research/symbols';
import { implement } from '@/lib/server/platform/http/implement';
import { readPeerNews, readSymbolNews } from '../news/news';
import { listSymbols, readFigures, readPeers, readSymbol, searchSymbols } from './symbols';

export const symbolsRoutes = implement(symbolsContract, {
  list: ({ query }) => listSymbols(query.cursor),
  search: async ({ query }) => ({ items: await searchSymbols(query.q), nextCursor: null }),
  figures: ({ query }) => readFigures(query.symbols),
  read: ({ params }) => readSymbol(params.id),
  stocks: ({ params }) => readPeers(params.id),
  news: ({ params, query }) => readSymbolNews(params.id, query.cursor),
  sectorNews: ({ params, query }) => readPeerNews(params.id, query.cursor),
});

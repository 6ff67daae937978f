import { sectorsContract } from '@/lib/contracts/sectors';
import { implement } from '../http/implement';
import { readSectorNews } from '../services/news';
import { readSectors, readSectorSymbols } from '../services/sectors';

export const sectorsRoutes = implement(sectorsContract, {
  list: () => readSectors(),
  symbols: ({ params, headers }) => readSectorSymbols(params.slug, headers.order),
  news: ({ params, query }) => readSectorNews(params.slug, query.cursor),
});

import { sectorsContract } from '@/lib/contracts/research/sectors';
import { implement } from '@/lib/server/platform/http/implement';
import { readSectorNews } from '../news/news';
import { readSectors, readSectorSymbols } from './sectors';

export const sectorsRoutes = implement(sectorsContract, {
  list: () => readSectors(),
  symbols: ({ params, headers }) => readSectorSymbols(params.slug, headers.order),
  news: ({ params, query }) => readSectorNews(params.slug, query.cursor),
});

import { newsContract } from '@/lib/contracts/research/news';
import { implement } from '@/lib/server/platform/http/implement';
import { readOwnNews } from './news';

export const newsRoutes = implement(newsContract, {
  own: ({ query }) => readOwnNews(query.cursor),
});

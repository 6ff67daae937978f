import { newsContract } from '@/lib/contracts/news';
import { implement } from '../http/implement';
import { readOwnNews } from '../services/news';

export const newsRoutes = implement(newsContract, {
  own: ({ query }) => readOwnNews(query.cursor),
});

import { under } from '@/lib/domain/shared/paths';

/** Blog paths that other pages do not link to, in a separate file so that those pages do not load them. */
export const publishingPaths = {
  blogCategory: under('/blog/categories'),
  author: under('/authors'),
} as const;

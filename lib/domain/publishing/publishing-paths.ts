import { under } from '@/lib/domain/shared/paths';

/** Paths of the blog that other pages do not link to. Separate from the others, so that those do not load them. */
export const publishingPaths = {
  blogCategory: under('/blog/categories'),
  author: under('/authors'),
} as const;

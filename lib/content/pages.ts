import { paths } from '@/lib/domain/paths';
import type { BlockLink } from './blocks';

export type PlannedPage = {
  /** As the route has it, with the names of its parts in brackets. */
  path: string;
  title: string;
  description: string;
  /** What will be there, and what a visitor can do until then. */
  text: string;
  action: BlockLink;
};

const home = { label: 'Back to the start', href: paths.home };

/** Every screen of section 2 that is not built yet: it says so, and leads somewhere that works. */
export const plannedPages = {
  blog: {
    path: paths.blog,
    title: 'Blog',
    description: 'Free and paid posts on markets, sectors and how we count.',
    text: 'Here you will read free and paid posts, each marked as what it is. Nothing has been published yet.',
    action: home,
  },
  post: {
    path: `${paths.blog}/[id]`,
    title: 'A blog post',
    description: 'One post, with its author, its date and what the author holds.',
    text: 'This post is not here: the blog has not opened. When it does, every post will name its author and say what the author holds.',
    action: home,
  },
  author: {
    path: '/authors/[id]',
    title: 'An author’s page',
    description: 'Who writes here, and everything they have written.',
    text: 'Here you will find everything one author has written. The blog has not opened yet.',
    action: home,
  },
} as const satisfies Record<string, PlannedPage>;

export type PlannedPageName = keyof typeof plannedPages;

import { Corrections } from './corrections';
import { OwnPost } from './own-post';
import { PostList } from './post-list';

/** What a post's first look does not wait for. One file: each one that loads by itself makes every page larger. */
export const laterParts = { Corrections, OwnPost, PostList };

import { Corrections } from './corrections';
import { OwnPost } from './own-post';
import { PostList } from './post-list';

/** Parts of a post that its first view does not need. One file: each lazily loaded file makes every page larger. */
export const laterParts = { Corrections, OwnPost, PostList };

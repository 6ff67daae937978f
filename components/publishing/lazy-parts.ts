import { Corrections } from './corrections';
import { OwnPost } from './own-post';
import { PostList } from './post-list';

/**
 * The parts of a post that its first view does not need. They share one chunk, because each lazily loaded chunk adds
 * its file name to every page.
 */
export const laterParts = { Corrections, OwnPost, PostList };

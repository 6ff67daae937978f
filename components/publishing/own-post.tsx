import type { ReactNode } from 'react';
import type { PostPage } from '@/lib/contracts/publishing/posts';
import { useWholePost, type WholePost } from './use-whole-post';

type OwnPostProps = { given: PostPage; children: (whole: WholePost) => ReactNode };

/** Fetches the rest of a restricted post for the signed-in account. */
export const OwnPost = ({ given, children }: OwnPostProps) => children(useWholePost(given));

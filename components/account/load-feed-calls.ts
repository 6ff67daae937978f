import type { feedCalls } from './feed-calls';

export type FeedCalls = ReturnType<typeof feedCalls>;

export const loadFeedCalls = async () => (await import('./feed-calls')).feedCalls();

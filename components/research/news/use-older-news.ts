import { useState } from 'react';
import { loadClient } from '@/lib/client/http/load-calls';
import { neutralFailure } from '@/lib/content/shared/faults';
import { offline } from '@/lib/content/shared/frame';
import type { NewsArticle, NewsList } from '@/lib/contracts/research/news';

type Older = { of: NewsList; items: readonly NewsArticle[]; nextCursor: string | null };

/** The page's stories, with older ones loaded page by page on demand. */
export function useOlderNews(slug: string, first: NewsList) {
  const [older, setOlder] = useState<Older>();
  const [status, setStatus] = useState<'ready' | 'waiting' | 'failed'>('ready');
  const [message, setMessage] = useState('');
  // Drops pages that were loaded for previous data or another sector.
  const added = older?.of === first ? older : undefined;
  const cursor = added ? added.nextCursor : first.nextCursor;
  const items = added?.items ?? [];

  async function more() {
    if (cursor === null || status === 'waiting') return;
    setStatus('waiting');
    try {
      const calls = await loadClient(({ sectorsContract }) => sectorsContract);
      const next = await calls.news({ params: { slug }, query: { cursor } });
      setOlder({ of: first, items: [...items, ...next.items], nextCursor: next.nextCursor });
      setStatus('ready');
    } catch (error) {
      const isRefusal = error instanceof Error && error.name === 'CallError';
      setMessage(!navigator.onLine ? offline : isRefusal ? error.message : neutralFailure);
      setStatus('failed');
    }
  }

  return { stories: [...first.items, ...items], hasMore: cursor !== null, status, message, more: () => void more() };
}

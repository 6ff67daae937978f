import { useEffect, useState } from 'react';
import { useMemberData } from '@/lib/client/data/use-member-data';
import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { searchContract } from '@/lib/contracts/search/search';
import type { SearchResults } from '@/lib/domain/search/search-results';
import { readQuestion } from '@/lib/domain/search/ranking';

/** `data` keeps the previous results until new ones arrive, so that the list does not flicker. */
export type SearchState = {
  status: 'idle' | 'waiting' | 'ready' | 'failed';
  data: SearchResults | undefined;
  isCut: boolean;
  failure: string;
  retry: () => void;
};

/** Debounce delay in milliseconds. */
const pauseMs = 150;
const makeCalls = () => createClient(searchContract, browserHttp());

/** Search results for the current user; members also find their own watchlists. */
export function useSearchResults(typed: string): SearchState {
  const { text, isCut } = readQuestion(typed);
  const [query, setQuery] = useState('');
  useEffect(() => {
    const pause = setTimeout(() => setQuery(text), pauseMs);
    return () => clearTimeout(pause);
  }, [text]);

  const { data, failure, retry } = useMemberData(
    query === '' ? null : `search ${query}`,
    makeCalls,
    (calls) => calls.all({ query: { q: query } }),
    { forVisitors: true, keepsPrevious: true },
  );
  if (text === '') return { status: 'idle', data: undefined, isCut, failure: '', retry };
  if (query === text && failure !== '') return { status: 'failed', data: undefined, isCut, failure, retry };
  return { status: data?.question === text ? 'ready' : 'waiting', data, isCut, failure: '', retry };
}

import { randomUUID } from 'node:crypto';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { newsFingerprint } from '@/lib/domain/market/news-fingerprint';
import { utcDay } from '@/lib/domain/shared/utc-day';
import type { Story } from '@/lib/server/providers/market-data/market-data';
import { saveOwnership, saveRecommendations, saveTarget } from './market-writes-repository';
import { saveStories } from './news-writes-repository';
import { nothingThere, type Fetch } from './market-fetch';

export const fetchRecommendations: Fetch = async ({ ticker, ask }) => {
  const answer = await ask('recommendations');
  if (!answer.ok) return answer;
  const { data } = answer;
  if (data.length === 0) return nothingThere;
  return { ok: true, save: (tx, origin) => saveRecommendations(tx, ticker, data, origin) };
};

export const fetchTargets: Fetch = async ({ ticker, ask }) => {
  const answer = await ask('target');
  if (!answer.ok) return answer;
  const { data } = answer;
  if (data === null) return nothingThere;
  return { ok: true, save: (tx, origin) => saveTarget(tx, ticker, data, origin) };
};

export const fetchOwnership: Fetch = async ({ ticker, ask }) => {
  const answer = await ask('ownership');
  if (!answer.ok) return answer;
  const { data } = answer;
  if (data === null) return nothingThere;
  return { ok: true, save: (tx, origin) => saveOwnership(tx, ticker, data, origin) };
};

const newsDays = 30;
const maxStories = 200;

/** Fetches a month of news. No stories is not a failure. */
export const fetchNews: Fetch = async ({ ticker, at, ask }) => {
  const answer = await ask('news', addDays(utcDay(at), -newsDays));
  if (!answer.ok) return answer;
  const newest = answer.data.toSorted((one, other) => other.publishedAt.getTime() - one.publishedAt.getTime());
  const stories = newest.slice(0, maxStories).map((story) => toValues(ticker, story));
  return { ok: true, save: (tx, origin) => saveStories(tx, ticker, onceEach(stories), origin) };
};

function toValues(ticker: string, { related, ...story }: Story) {
  const fingerprint = newsFingerprint(story.headline, utcDay(story.publishedAt));
  return { ...story, id: randomUUID(), fingerprint, tickers: [...new Set([ticker, ...related])] };
}

const onceEach = <T extends { fingerprint: string }>(stories: T[]) => [
  ...new Map(stories.map((story) => [story.fingerprint, story])).values(),
];

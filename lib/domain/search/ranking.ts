import { editDistance } from '@/lib/domain/shared/text/edit-distance';
import {
  searchResultKinds,
  longestQuestion,
  mostOfKind,
  type SearchResultGroup,
  type SearchResult,
  type SearchResultKind,
  type SearchResultQuote,
} from './search-results';

/** What is searched: the title counts most, then its other names, its topics and its text. */
export type Entry = Omit<SearchResult, 'quote' | 'isExact'> & {
  kind: SearchResultKind;
  quote?: SearchResultQuote | null;
  otherNames?: readonly string[];
  /** What it is about, in words that are not its name. */
  topics?: readonly string[];
  /** Was found by the database, so it is listed even when no word fits. */
  isFound?: boolean;
};

export type Question = { text: string; isCut: boolean; words: readonly string[] };

/** Maximum number of words of a query. */
const mostWords = 8;
/** Words of a question that say nothing about its topic. */
const fillers = new Set(
  'a an and are can do does how i if in is it my of on or the to we what when why you'.split(' '),
);

/** The query in its parts; a query without letters or digits has no words. */
export function readQuestion(typed: string): Question {
  const normalized = typed
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // Half a character at the cut is dropped.
  const text = normalized
    .slice(0, longestQuestion)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  const all = wordsOf(text);
  const telling = all.filter((word) => !fillers.has(word));
  return {
    text,
    isCut: normalized.length > longestQuestion,
    words: (telling.length > 0 ? telling : all).slice(0, mostWords),
  };
}

/**
 * Entries that fit every word of the query, in groups; the group with the best result first. With a name found
 * elsewhere, neither typos nor similar names are considered.
 */
export function rank(question: Question, entries: readonly Entry[], isNamedElsewhere = false): SearchResultGroup[] {
  if (question.words.length === 0) return [];
  const scoredBy = (fits: Fits) => entries.map((entry) => ({ entry, score: scoreOf(question, entry, fits) }));
  const strict = scoredBy(asTyped);
  // Typos and similar names are considered only when no name begins with the query.
  const isAnswered = isNamedElsewhere || isNamed(strict);
  const scored = (isAnswered ? strict : scoredBy(misspelled))
    .filter(({ score }) => score > (isAnswered ? lookalikeScore : 0))
    .toSorted((a, b) => b.score - a.score);
  const isAlike = scored[0]?.score === lookalikeScore;
  const groups = searchResultKinds.flatMap((kind) => {
    const ofKind = scored.filter(({ entry }) => entry.kind === kind);
    const best = ofKind[0]?.score;
    return best === undefined ? [] : [{ kind, best, items: ofKind.slice(0, mostOfKind).map(shown) }];
  });
  return groups
    .toSorted((a, b) => b.best - a.best)
    .map(({ kind, items }) => (isAlike ? { kind, items, isAlike } : { kind, items }));
}

const isNamed = (scored: readonly Scored[]) => scored.some(({ score }) => score >= namedScore);

/** Whether the name of an entry begins with the whole query, as typed. */
export const isNameOf = (question: Question, entries: readonly Entry[]) =>
  isNamed(entries.map((entry) => ({ entry, score: scoreOf(question, entry, asTyped) })));

const shown = ({ entry: { title, text, path, mark, quote = null }, score }: Scored): SearchResult => ({
  ...{ title, text, path, mark, quote },
  isExact: score >= exactScore,
});

type Scored = { entry: Entry; score: number };
/** Another name that is exactly the query, and at least as much for a title, also in the plural. */
const exactScore = 95;
/** Another name begins with the whole query, also within its word, and at least as much for a title. */
const namedScore = 70;
/** The database found it, but no word fits. */
const lookalikeScore = 1;

/**
 * From 100 for the exact title down to 0. A title counts more than another name, a whole word more than its beginning.
 */
function scoreOf({ text, words }: Question, entry: Entry, { wordFit, wholeFit }: Fits): number {
  const query = wordsOf(text).join(' ');
  const { names, inText } = placesOf(entry);
  const wholeBy = (fit: WholeFit) =>
    Math.max(...names.map((name, index) => fit(query, name.join(' ')) - placeCost(entry, index)));
  const whole = wholeBy(nameFit);
  if (whole > 0) return whole;
  // A misspelled name counts more than one of its words: "robtics" is Robotics before Serve Robotics.
  const misspelledName = wholeBy(wholeFit);
  if (misspelledName > 0) return misspelledName;
  const best = words.map((word) =>
    Math.max(
      ...names.map((name, index) => (60 - placeCost(entry, index)) * bestFit(wordFit, word, name)),
      25 * bestExact(word, inText),
    ),
  );
  if (best.every((score) => score > 0)) return best.reduce((sum, score) => sum + score, 0) / best.length;
  return entry.isFound ? lookalikeScore : 0;
}

/** What a name costs that is not the title. A company is known by its name as much as by its ticker. */
function placeCost({ kind, otherNames = [] }: Entry, index: number) {
  if (index === 0 || kind === 'stock') return 0;
  return index <= otherNames.length ? 5 : 30;
}

type Places = { names: readonly (readonly string[])[]; inText: readonly string[] };
const known = new WeakMap<Entry, Places>();

/** The words of an entry, computed once for the fixed ones. */
function placesOf(entry: Entry): Places {
  const before = known.get(entry);
  if (before) return before;
  const names = [entry.title, ...(entry.otherNames ?? []), ...(entry.topics ?? [])].map((name) => wordsOf(name));
  const places = { names, inText: wordsOf(entry.text ?? '') };
  known.set(entry, places);
  return places;
}

/** How well the whole query matches a whole name. */
function nameFit(query: string, name: string): number {
  if (query === name) return 100;
  if (query.length >= 3 && (`${query}s` === name || query === `${name}s`)) return 95;
  if (name.startsWith(`${query} `)) return 85;
  if (query.length >= 2 && name.startsWith(query)) return 75;
  return query.length >= 2 && ` ${name} `.includes(` ${query} `) ? 65 : 0;
}

/** How well a word of the query matches a word of a name: from 0 to 1. */
type WordFit = (query: string, word: string) => number;
/** The score of the whole query for a whole name. */
type WholeFit = (query: string, name: string) => number;
/** What counts as a match: only what is typed, or also what is spelled closely. */
type Fits = { wordFit: WordFit; wholeFit: WholeFit };

const bestFit = (wordFit: WordFit, query: string, words: readonly string[]) =>
  Math.max(0, ...words.map((word) => wordFit(query, word)));

/** In a text, a typo would be another word and a single letter says nothing. */
const bestExact = (query: string, words: readonly string[]) =>
  query.length < 2 ? 0 : Math.max(0, ...words.map((word) => exactFit(query, word)));

/** 1 for the exact word, less for a prefix. */
function exactFit(query: string, word: string): number {
  if (query === word) return 1;
  return query.length >= 2 && word.startsWith(query) ? 0.8 : 0;
}

/** The same, with the lowest score for a typo in a long word. */
const closeFit: WordFit = (query, word) => exactFit(query, word) || (isClose(query, word) ? 0.5 : 0);

/** Above the words of longer names: the whole name, then a name that begins with as many words. */
function closeNameFit(query: string, name: string): number {
  if (isClose(query, name)) return 63;
  const beginning = name.split(' ').slice(0, query.split(' ').length).join(' ');
  return isClose(query, beginning) ? 60 : 0;
}

/** One typo from four letters on, two from eight on. */
function isClose(query: string, name: string) {
  const slips = query.length >= 8 ? 2 : query.length >= 4 ? 1 : 0;
  return slips > 0 && Math.abs(query.length - name.length) <= slips && editDistance(query, name) <= slips;
}

const asTyped: Fits = { wordFit: exactFit, wholeFit: () => 0 };
const misspelled: Fits = { wordFit: closeFit, wholeFit: closeNameFit };

/** Lower-case words without accents and possessive endings. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['\u2019]s\b/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

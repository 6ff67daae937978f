import { sum } from '@/lib/domain/shared/averages';
import { editDistance } from '@/lib/domain/shared/text/edit-distance';
import {
  searchResultKinds,
  maxQuestionLength,
  maxPerKind,
  type SearchResultGroup,
  type SearchResult,
  type SearchResultKind,
  type SearchResultQuote,
} from './search-results';

/** An entry of the search. The title counts most, then other names, topics and text. */
export type Entry = Omit<SearchResult, 'quote' | 'isExact'> & {
  kind: SearchResultKind;
  quote?: SearchResultQuote | null;
  otherNames?: readonly string[];
  /** Words for the subject that are not part of the name. */
  topics?: readonly string[];
  /** Whether the database found the entry, so that it is listed even if no word matches. */
  isFound?: boolean;
};

export type Question = { text: string; isCut: boolean; words: readonly string[] };

/** Maximum number of words of a query. */
const maxWords = 8;
/** Words that say nothing about the topic of a question. */
const fillers = new Set(
  'a an and are can do does how i if in is it my of on or the to we what when why you'.split(' '),
);

/** Parses a query. A query without letters or digits has no words. */
export function readQuestion(typed: string): Question {
  const normalized = typed
    .toWellFormed()
    .normalize('NFKC')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  // Drops half of a surrogate pair at the cut.
  const text = normalized
    .slice(0, maxQuestionLength)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim();
  const all = wordsOf(text);
  const telling = all.filter((word) => !fillers.has(word));
  return {
    text,
    isCut: normalized.length > maxQuestionLength,
    words: (telling.length > 0 ? telling : all).slice(0, maxWords),
  };
}

/**
 * Entries that match every word of the query, in groups, best group first. With `isNamedElsewhere`, typos and similar
 * names are not considered.
 */
export function rank(question: Question, entries: readonly Entry[], isNamedElsewhere = false): SearchResultGroup[] {
  if (question.words.length === 0) return [];
  const scoredBy = (fits: Fits) => entries.map((entry) => ({ entry, score: scoreOf(question, entry, fits) }));
  const strict = scoredBy(asTyped);
  // Typos and similar names count only if no name begins with the query.
  const isAnswered = isNamedElsewhere || isNamed(strict);
  const scored = (isAnswered ? strict : scoredBy(misspelled))
    .filter(({ score }) => score > (isAnswered ? lookalikeScore : 0))
    .toSorted((a, b) => b.score - a.score);
  const isAlike = scored[0]?.score === lookalikeScore;
  const groups = searchResultKinds.flatMap((kind) => {
    const ofKind = scored.filter(({ entry }) => entry.kind === kind);
    const best = ofKind[0]?.score;
    return best === undefined ? [] : [{ kind, best, items: ofKind.slice(0, maxPerKind).map(shown) }];
  });
  return groups
    .toSorted((a, b) => b.best - a.best)
    .map(({ kind, items }) => (isAlike ? { kind, items, isAlike } : { kind, items }));
}

const isNamed = (scored: readonly Scored[]) => scored.some(({ score }) => score >= namedScore);

/** Whether the name of any entry begins with the whole query, as typed. */
export const isNameOf = (question: Question, entries: readonly Entry[]) =>
  isNamed(entries.map((entry) => ({ entry, score: scoreOf(question, entry, asTyped) })));

const shown = ({ entry: { title, text, path, mark, quote = null }, score }: Scored): SearchResult => ({
  ...{ title, text, path, mark, quote },
  isExact: score >= exactScore,
});

type Scored = { entry: Entry; score: number };
/** Min score of an exact match with a title or another name, allowing for the plural. */
const exactScore = 95;
/** Min score of a title or another name that begins with the whole query. */
const namedScore = 70;
/** Score of an entry that the database found although no word matches. */
const lookalikeScore = 1;

/**
 * The score, from 100 for the exact title down to 0. A title counts more than another name, and a whole word more than
 * a prefix.
 */
function scoreOf({ text, words }: Question, entry: Entry, { wordFit, wholeFit }: Fits): number {
  const query = wordsOf(text).join(' ');
  const { names, inText } = placesOf(entry);
  const wholeBy = (fit: WholeFit) =>
    Math.max(...names.map((name, index) => fit(query, name.join(' ')) - placeCost(entry, index)));
  const whole = wholeBy(nameFit);
  if (whole > 0) return whole;
  // A misspelled full name counts more than a single matching word: "robtics" finds Robotics before Serve Robotics.
  const misspelledName = wholeBy(wholeFit);
  if (misspelledName > 0) return misspelledName;
  const best = words.map((word) =>
    Math.max(
      ...names.map((name, index) => (60 - placeCost(entry, index)) * bestFit(wordFit, word, name)),
      25 * bestExact(word, inText),
    ),
  );
  if (best.every((score) => score > 0)) return sum(best) / best.length;
  return entry.isFound ? lookalikeScore : 0;
}

/**
 * Deduction for names other than the title. None for stocks, since a company is known by its name as much as by its
 * ticker.
 */
function placeCost({ kind, otherNames = [] }: Entry, index: number) {
  if (index === 0 || kind === 'stock') return 0;
  return index <= otherNames.length ? 5 : 30;
}

type Places = { names: readonly (readonly string[])[]; inText: readonly string[] };
const known = new WeakMap<Entry, Places>();

/** The words of an entry, cached per entry. */
function placesOf(entry: Entry): Places {
  const before = known.get(entry);
  if (before) return before;
  const names = [entry.title, ...(entry.otherNames ?? []), ...(entry.topics ?? [])].map((name) => wordsOf(name));
  const places = { names, inText: wordsOf(entry.text ?? '') };
  known.set(entry, places);
  return places;
}

/** How well the whole query matches a whole name, 0 to 100. */
function nameFit(query: string, name: string): number {
  if (query === name) return 100;
  if (query.length >= 3 && (`${query}s` === name || query === `${name}s`)) return 95;
  if (name.startsWith(`${query} `)) return 85;
  if (query.length >= 2 && name.startsWith(query)) return 75;
  return query.length >= 2 && ` ${name} `.includes(` ${query} `) ? 65 : 0;
}

/** How well a word of the query matches a word of a name, 0 to 1. */
type WordFit = (query: string, word: string) => number;
/** How well the whole query matches a whole name, 0 to 100. */
type WholeFit = (query: string, name: string) => number;
/** The matching rules: exact, or also with typos. */
type Fits = { wordFit: WordFit; wholeFit: WholeFit };

const bestFit = (wordFit: WordFit, query: string, words: readonly string[]) =>
  Math.max(0, ...words.map((word) => wordFit(query, word)));

/** The best exact match in a text, where a typo would be a different word and a single letter is meaningless. */
const bestExact = (query: string, words: readonly string[]) =>
  query.length < 2 ? 0 : Math.max(0, ...words.map((word) => exactFit(query, word)));

/** 1 for the exact word, 0.8 for a prefix, otherwise 0. */
function exactFit(query: string, word: string): number {
  if (query === word) return 1;
  return query.length >= 2 && word.startsWith(query) ? 0.8 : 0;
}

/** Like `exactFit`, with 0.5 for a typo in a long word. */
const closeFit: WordFit = (query, word) => exactFit(query, word) || (isClose(query, word) ? 0.5 : 0);

/**
 * Scores a misspelled name above single words of longer names: 63 for the whole name, 60 for a name that begins with
 * it.
 */
function closeNameFit(query: string, name: string): number {
  if (isClose(query, name)) return 63;
  const beginning = name.split(' ').slice(0, query.split(' ').length).join(' ');
  return isClose(query, beginning) ? 60 : 0;
}

/** Allows one typo from four letters on, two from eight on. */
function isClose(query: string, name: string) {
  const slips = query.length >= 8 ? 2 : query.length >= 4 ? 1 : 0;
  return slips > 0 && Math.abs(query.length - name.length) <= slips && editDistance(query, name) <= slips;
}

const asTyped: Fits = { wordFit: exactFit, wholeFit: () => 0 };
const misspelled: Fits = { wordFit: closeFit, wholeFit: closeNameFit };

/** Lowercase words without accents and possessive endings. */
const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}|['\u2019]s\b/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

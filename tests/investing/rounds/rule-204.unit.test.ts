import { basename } from 'node:path';
import { describe, expect, it } from 'vitest';
import { waitingLegend } from '@/lib/content/investing/crowdfunding';
import { termsIn } from '@/lib/domain/investing/offering-terms';
import { sampleRounds, shared } from '@/lib/server/sample-data/round-sample';
import { textsOf } from '@/tests/marketing/numbers-in';

const modules = import.meta.glob<Record<string, unknown>>(['/lib/content/**/*.ts', '/lib/charts/*.ts'], {
  eager: true,
});
const contents = Object.entries(modules).flatMap(([file, module]) =>
  Object.entries(module).map(([name, value]) => ({ name: `${name} in ${basename(file)}`, value })),
);
const faultsOf = (value: unknown) =>
  textsOf(value).flatMap((text) => {
    const terms = termsIn(text);
    return terms.length > 0 ? [{ terms, text }] : [];
  });

/** These pages mention rounds without naming one, and offer no way to express interest. */
const namesNone = ['signUpCopy in sign-up-copy.ts', 'home in home.ts'];

describe('17 CFR 227.204 and 206, over all content files', () => {
  it('[H13] are searched for offering terms', () => {
    expect(contents.length).toBeGreaterThan(100);
  });

  // Terms come from the fields of a round, which the server shows as a notice; our copy must not state any.
  it('[H13] contain no terms of an offering', () => {
    expect(contents.flatMap(({ name, value }) => faultsOf(value).map((fault) => ({ name, ...fault })))).toEqual([]);
  });

  it('[H13] nor do the sample rounds, except in their own fields', () => {
    expect(faultsOf([shared.known, shared.risks, shared.issuer.about, sampleRounds.map(({ name }) => name)])).toEqual(
      [],
    );
  });

  it('[H13] every page about rounds before their filing carries the legend', () => {
    const isPage = (value: unknown): value is object =>
      typeof value === 'object' && value !== null && 'title' in value && 'description' in value;
    const speaking = contents.filter(
      ({ value }) =>
        isPage(value) &&
        textsOf(value).some((text) =>
          /\b(first looks?|reserv(e|ed|ation)s?)\b.*\bround|\bround.*\b(first look|reserv)/i.test(text),
        ),
    );
    expect(speaking.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['roundsPage in rounds.ts', 'investor in investor.ts', 'investingCopy in investing.ts']),
    );
    const without = speaking.filter(({ value }) => !textsOf(value).includes(waitingLegend)).map(({ name }) => name);
    expect(without.toSorted()).toEqual(namesNone.toSorted());
  });

  it.each([
    ['We are offering common stock at $1.25 per share.', ['security', 'price', 'amount']],
    ['Our round raises $250,000.', ['amount']],
    ['The offering ends on 12/31/2026.', ['closing date']],
    ['Our offering closes on December 31.', ['closing date']],
    ['We sell SAFEs in this round.', ['security']],
    ['A round is open for at least 21 days.', []],
    ['Back a project with $10.00 to $2,200.00.', []],
    ['What the law lets you invest: $124,000 at most.', []],
  ])('[H13] the search recognizes %s', (text, terms) => {
    expect(termsIn(text).toSorted()).toEqual(terms.toSorted());
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fixedEntries } from '@/lib/content/search/fixed-entries';
import { rank, readQuestion } from '@/lib/domain/search/ranking';

const find = (typed: string) => rank(readQuestion(typed), fixedEntries);
const first = (typed: string) => find(typed)[0]?.items[0]?.path;

describe('[S1] the first result among pages, metrics and help', () => {
  it.each([
    ['pricing', '/subscribe'],
    ['billing', '/account/billing'],
    ['plans', '/subscribe'],
    ['ambassador', '/ambassador'],
    ['track record', '/options-signals'],
    ['privcy', '/privacy'],
    ['COOKIES', '/cookies'],
    ['blog', '/blog'],
    ['log in', '/login'],
    ['sign in', '/login'],
    ['watchlists', '/account/watchlists'],
    ['referral link', '/account/links'],
    ['compare', '/compare'],
    ['cap table', '/cap-table'],
    ['dividend', '/screener?columns=price,market-cap,change,dividend-yield&sort=-dividend-yield'],
    ['dividends', '/screener?columns=price,market-cap,change,dividend-yield&sort=-dividend-yield'],
    ['payout ratio', '/stocks/AAPL#check-income'],
    ['p/e', '/screener?columns=price,market-cap,change,pe-ratio&sort=pe-ratio'],
    ['net margin', '/screener?columns=price,market-cap,change,net-margin&sort=-net-margin'],
    ['market cap', '/screener'],
    ['revenue', '/sector-insights'],
    ['how do I get paid', '/ambassador#how-do-i-get-paid'],
    ['get paid', '/account/referrals/payouts'],
    ['delete account', '/account/profile/data'],
    ['eps', '/stocks/AAPL#check-past'],
    ['max drawdown', '/options-signals/performance'],
    ['performance', '/options-signals/performance'],
    ['how do i cancel', '/subscribe#how-do-i-cancel'],
    ['what does open and tbd mean', '/options-signals#what-do-open-and-tbd-mean'],
    ['locked for life', '/subscribe#what-does-locked-for-life-mean'],
  ])('for %j is %s', (typed, path) => {
    expect(first(typed)).toBe(path);
  });
});

describe('[S1] an exact result', () => {
  it.each([
    ['pricing', '/subscribe'],
    ['dividend', '/screener?columns=price,market-cap,change,dividend-yield&sort=-dividend-yield'],
    ['Track record', '/options-signals'],
    ['p/e', undefined],
    ['privcy', undefined],
    ['how do i cancel', '/subscribe#how-do-i-cancel'],
  ])('for %j is %s', (typed, path) => {
    expect(find(typed)[0]?.items.find(({ isExact }) => isExact)?.path).toBe(path);
  });
});

describe('[S1] an unusual query', () => {
  it.each(['', '   ', '?? !!', '%', '_', '\u0000', '🙂', 'xylophone', 'privacy xylophone'])(
    '%j finds nothing',
    (typed) => {
      expect(find(typed)).toEqual([]);
    },
  );

  it('of 10,000 characters is cut to 100, which the result says', () => {
    expect(readQuestion(`privacy ${'x'.repeat(9_992)}`)).toMatchObject({ isCut: true });
    expect(readQuestion('a'.repeat(10_000)).text).toHaveLength(100);
    expect(readQuestion('a'.repeat(100)).isCut).toBe(false);
    expect(readQuestion('one two three four five six seven eight nine ten').words).toHaveLength(8);
    // The length limit splits this character's surrogate pair.
    expect(readQuestion(`${'a'.repeat(99)}😀`).text).toBe('a'.repeat(99));
  });

  it('never fails', () => {
    const odd = fc.constantFrom('\ud800', '\u0000', 'é'.repeat(5000), '💥 %E0', 'Ünïcödé', '['.repeat(9_000));
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 150 }), odd), (typed) => {
        for (const { items } of find(typed)) expect(items.length).toBeLessThanOrEqual(8);
      }),
      { numRuns: 50 },
    );
  });
});

describe('[S1] the order', () => {
  const page = (title: string, more: object = {}) =>
    ({ kind: 'page', title, text: null, path: `/${title}`, mark: null, ...more }) as const;
  const order = (typed: string, ...entries: ReturnType<typeof page>[]) =>
    rank(readQuestion(typed), entries).flatMap(({ items }) => items.map(({ title }) => title));

  it('is exact title, another name, first word, beginning, word inside, text; a typo only without a name', () => {
    const entries = [
      page('About', { text: 'For robotics.' }),
      page('Robotix'),
      page('News about robotics'),
      page('Roboticsware'),
      page('Robotics news'),
      page('Machines', { otherNames: ['robotics'] }),
      page('Robotics'),
    ];
    expect(order('robotics', ...entries)).toEqual([
      'Robotics',
      'Machines',
      'Robotics news',
      'Roboticsware',
      'News about robotics',
      'About',
    ]);
    // No name has a word that begins with "robotids", so a name with a typo ranks above a match in the text.
    expect(order('robotids', page('About', { text: 'For robotids.' }), page('Robotix'))).toEqual(['Robotix', 'About']);
  });

  it('puts the group with the best result first, whatever its kind', () => {
    const stock = { kind: 'stock', title: 'BOTZ', text: 'Robotics Fund', path: '/stocks/BOTZ', mark: null } as const;
    const sector = { kind: 'sector', title: 'Robotics', text: null, path: '/r', mark: null } as const;
    const kinds = (typed: string) => rank(readQuestion(typed), [stock, sector]).map(({ kind }) => kind);
    expect(kinds('robotics')).toEqual(['sector', 'stock']);
    expect(kinds('robot')).toEqual(['sector', 'stock']);
    expect(kinds('botz')).toEqual(['stock']);
  });

  it.each([
    // The sector's whole name is misspelled, but only the second word of the company's name.
    ['robtics', ['sector', 'stock']],
    ['roboics', ['sector', 'stock']],
    ['serve robtics', ['stock']],
    ['servo', ['stock']],
  ])('of close spellings begins with the whole name: %s', (typed, kinds) => {
    const names = { otherNames: ['Serve Robotics Inc.'], text: 'Serve Robotics Inc.' };
    const stock = { kind: 'stock', title: 'SERV', path: '/stocks/SERV', mark: null, isFound: true, ...names } as const;
    const sector = { kind: 'sector', title: 'Robotics', text: null, path: '/r', mark: null } as const;
    expect(rank(readQuestion(typed), [stock, sector]).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('finds a topic, also misspelled, after names and never as the exact result', () => {
    const software = page('Software', { topics: ['artificial intelligence', 'AI'] });
    const fund = page('Intelligence fund');
    expect(order('artificial intelligence', software)).toEqual(['Software']);
    expect(order('artifical inteligence', software)).toEqual(['Software']);
    expect(order('intelligence', software, fund)).toEqual(['Intelligence fund', 'Software']);
    expect(rank(readQuestion('ai'), [software])[0]?.items[0]?.isExact).toBe(false);
  });

  it('[S1] lists a company by the beginning of its name before a page', () => {
    const place = { path: '/', mark: null };
    const stock = { kind: 'stock', title: 'AAPL', text: 'Apple Inc.', otherNames: ['Apple Inc.'], ...place } as const;
    const page = { kind: 'page', title: 'Application status', text: null, ...place } as const;
    expect(rank(readQuestion('app'), [page, stock]).map(({ kind }) => kind)).toEqual(['stock', 'page']);
  });

  it('leaves out what only resembles the query when the name of a stock begins with it', () => {
    const found = { kind: 'stock', path: '/', mark: null, isFound: true } as const;
    const nvidia = { ...found, title: 'NVDA', text: 'NVIDIA Corp.', otherNames: ['NVIDIA Corp.'] };
    const similar = { ...found, title: 'MTLS', text: 'Materialise NV', otherNames: ['Materialise NV'] };
    const titles = (...entries: (typeof nvidia)[]) =>
      rank(readQuestion('nvid'), entries).flatMap(({ items }) => items.map(({ title }) => title));
    expect(titles(similar, nvidia)).toEqual(['NVDA']);
    expect(titles(similar)).toEqual(['MTLS']);
    const isAlike = (...entries: (typeof nvidia)[]) =>
      rank(readQuestion('nvid'), entries).map((group) => group.isAlike);
    expect([isAlike(similar), isAlike(similar, nvidia)]).toEqual([[true], [undefined]]);
  });

  it('takes the plural of a title for the title, before another name that begins with the query', () => {
    const price = page('Price index', { otherNames: ['sector index'] });
    expect(order('sector', price, page('Sectors'))).toEqual(['Sectors', 'Price index']);
    expect(order('signals', page('Signal texts'), page('Signal'))).toEqual(['Signal']);
    expect(rank(readQuestion('sector'), [page('Sectors')])[0]?.items[0]?.isExact).toBe(true);
  });

  it('forgives typos in titles and names, not in texts', () => {
    expect(order('dividend', page('Signals', { text: 'Wins divided by losses.' }))).toEqual([]);
    expect(order('dividned', page('Income', { otherNames: ['dividend'] }))).toEqual(['Income']);
  });

  it.each([
    ['nws', 'News', []],
    ['newz', 'News', ['News']],
    ['nezz', 'News', []],
    ['privxcx', 'Privacy', []],
    ['privxces', 'Privacies', ['Privacies']],
  ])('forgives one typo from four letters on and two from eight on: %s for %s', (typed, title, found) => {
    expect(order(typed, page(title))).toEqual(found);
  });

  it('counts words of a title more than words of another name', () => {
    const named = page('Machines', { otherNames: ['robots in the news'] });
    expect(order('news robots', named, page('robots in the news'))).toEqual(['robots in the news', 'Machines']);
  });

  it('ignores accents and case', () => {
    expect(order('cafe nestle', page('Café Nestlé'))).toEqual(['Café Nestlé']);
  });
});

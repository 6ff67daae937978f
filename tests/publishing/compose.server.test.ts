import { describe, expect, it } from 'vitest';
import { compose } from '@/lib/server/publishing/posts/compose';
import { readPostFile } from '@/lib/server/publishing/posts/front-matter';

const words = (count: number) => Array.from({ length: count }, (_, n) => `word${n}`).join(' ');
const textOf = (parts: ReturnType<typeof compose>['parts']) =>
  parts.map((part) => (part.kind === 'text' ? part.html : `[${part.ticker}]`)).join('|');

describe('a parsed post', () => {
  it('[D2] shows everyone the text above the marker', () => {
    const { teaser } = compose(`First.\n\n<!-- more -->\n\nSecond.`);
    expect(textOf(teaser)).toBe('<p>First.</p>');
  });

  it('[D2] shows only the notice where the marker comes first', () => {
    expect(compose(`<!-- more -->\n\nAll of it is closed.`).teaser).toEqual([]);
  });

  it('[D2] refuses a marker with nothing below it', () => {
    expect(() => compose('All of it.\n\n<!-- more -->')).toThrow('There is no text below the marker');
  });

  it('[D3] refuses a post whose Markdown renders nothing', () => {
    for (const nothing of ['<!-- more -->', '[a]: https://example.com'])
      expect(() => compose(nothing), nothing).toThrow('The post has no text.');
  });

  it('[D2] without a marker, cuts between words and says so', () => {
    const { teaser } = compose(`${words(40)}\n\n${words(400)}`);
    const html = textOf(teaser);
    expect(html).toMatch(/word\d+…<\/p>$/);
    expect(html.length).toBeLessThan(700);
  });

  it('[D2] never shows most of a short post', () => {
    const { teaser } = compose('Buy low, sell high, hold on to it, and tell nobody.');
    expect(textOf(teaser)).toBe('<p>Buy low, sell high…</p>');
  });

  it('[D10] has a stock’s chart after the block that names it first, and once', () => {
    const { parts, tickers } = compose('About $AAPL and $BRK.B.\n\nAgain $AAPL.\n\n`$MSFT` is code, $1,000 is money.');
    expect(tickers).toEqual(['AAPL', 'BRK.B']);
    expect(parts.map((part) => (part.kind === 'stock' ? part.ticker : 'text'))).toEqual([
      'text',
      'AAPL',
      'BRK.B',
      'text',
    ]);
    expect(textOf(parts)).toContain('<a href="/stocks/AAPL">AAPL</a>');
    expect(textOf(parts)).toContain('<code>$MSFT</code> is code, $1,000 is money.');
  });

  it('[D10] names in the teaser only the stocks in the teaser', () => {
    const { teaser } = compose('About $AAPL.\n\n<!-- more -->\n\nAnd $MSFT.');
    expect(teaser.flatMap((part) => (part.kind === 'stock' ? part.ticker : []))).toEqual(['AAPL']);
  });

  it('[D3] counts its words', () => {
    expect(compose(`## ${words(3)}\n\n${words(10)}\n\n- ${words(2)}`).words).toBe(15);
  });
});

describe('the front matter of a post', () => {
  const file = (changes: Record<string, string | null> = {}) => {
    const rows = {
      id: 'a-post',
      title: 'A post: with a colon',
      summary: 'What it says.',
      author: 'sector-research',
      categories: 'how-we-count, signals',
      visibility: 'public',
      position: 'none',
      ...changes,
    };
    const head = Object.entries(rows).flatMap(([key, value]) => (value === null ? [] : `${key}: ${value}`));
    return `---\n${head.join('\n')}\n---\n\nWords.\n`;
  };

  it('[D3] is read', () => {
    const { head, body } = readPostFile(file({ positions: 'AAPL holds, MSFT no-trade-72h' }));
    expect(head).toMatchObject({ title: 'A post: with a colon', categories: ['how-we-count', 'signals'] });
    expect(head.positions).toEqual([
      { ticker: 'AAPL', position: 'holds' },
      { ticker: 'MSFT', position: 'no-trade-72h' },
    ]);
    expect(body.trim()).toBe('Words.');
  });

  it.each<[string, Record<string, string | null>, RegExp]>([
    ['without the author’s position', { position: null }, /^position: is missing/],
    ['with an invalid position', { position: 'maybe' }, /^position: is missing/],
    ['with an invalid visibility', { visibility: 'secret' }, /^visibility/],
    ['for a tier without its name', { visibility: 'tier' }, /^tier/],
    ['with a tier that opens nothing', { tier: 'member' }, /^tier/],
    ['without a category', { categories: '' }, /^categories/],
    ['with an invalid address', { id: '../x' }, /^id/],
    ['with an unknown key', { pay: 'no' }, /pay/],
  ])('[D10] is refused %s', (_, changes, sentence) => {
    expect(() => readPostFile(file(changes))).toThrow(sentence);
  });

  it.each(['', 'Words only.', '---\nid: x\nWords.', '---\nid: x\nid: y\n---\nWords.', '---\njust words\n---\nWords.'])(
    '[K6] is required where %j is sent',
    (source) => {
      expect(() => readPostFile(source)).toThrow(/front matter/);
    },
  );
});

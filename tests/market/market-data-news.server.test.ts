import { describe, expect, it } from 'vitest';
import { newsFingerprint } from '@/lib/domain/market/news-fingerprint';
import { plainText, toStories } from '@/lib/server/providers/market-data/clean-news';
import { msOfWork } from '@/tests/support/processes/time-taken';

const at = new Date('2026-11-20T12:00:00Z');
const item = {
  headline: 'Apple gains',
  summary: 'More.',
  source: 'Wire',
  url: 'https://news.example/a?b=1&c=2',
  datetime: at.getTime() / 1000 - 60,
  related: 'AAPL,MSFT',
};

describe('cleaned news', () => {
  it.each([
    ['tags', '<p>Apple <b>gains</b></p><p>again</p>', 'Apple gains again'],
    ['entities', 'AT&amp;T &ndash; &quot;up&quot; 5&#37; &#x1F4C8;', 'AT&T – "up" 5% 📈'],
    ['entities of entities, which are words', '&amp;lt;script&amp;gt;', '&lt;script&gt;'],
    ['scripts and styles', 'a<script>alert(1)</script><style>p{}</style>b', 'a b'],
    ['a script that never ends', 'a<script>alert(1)', 'a'],
    ['attributes that act', '<img src=x onerror="alert(1)">hello<a href="javascript:alert(1)">there</a>', 'hellothere'],
    ['comments and half tags', 'one <!-- two --> three <b', 'one three'],
    ['what is no tag', '3 < 5 and 7 > 6', '3 < 5 and 7 > 6'],
    ['controls', 'a\u0000b\u0007c\u001Bd\u009Fe', 'abcde'],
    ['marks of direction', 'safe \u202Eevil\u202C \u2066x\u2069\u200F', 'safe evil x'],
    ['tags of Unicode and private signs', 'a\u{E0041}b\uE000c\uFEFFd', 'abcd'],
    ['halves of characters', 'a\uD800b', 'ab'],
    ['white space', '  a\n\n\tb\u00A0c  ', 'a b c'],
    ['several forms of a letter', 'Cafe\u0301', 'Café'],
    ['joined signs, which stay', '👩\u200D🚀', '👩\u200D🚀'],
  ])('[R42] contain no %s', (_, html, text) => {
    expect(plainText(html, 200)).toBe(text);
  });

  it('[R42] are cut between characters, however long they are', () => {
    expect(plainText('📈'.repeat(10), 4)).toBe('📈📈📈…');
    const ms = msOfWork(() => {
      expect(plainText('<b>'.repeat(1_000_000), 100)).toBe('');
      expect(plainText('&'.repeat(5_000_000), 100)).toHaveLength(100);
    });
    expect(ms).toBeLessThan(1_000);
  });

  it.each([
    ['https://news.example/a?b=1&c=2', 'https://news.example/a?b=1&c=2'],
    ['http://news.example/', null],
    ['javascript:alert(1)', null],
    ['https://user:word@news.example/', null],
    ['//news.example', null],
    [`https://news.example/${'x'.repeat(1000)}`, null],
    ['', null],
    [null, null],
  ])('[R42] store %j as %j', (url, stored) => {
    expect(toStories([{ ...item, url }], at)[0]?.url).toBe(stored);
  });

  it('[R42] without a headline or a time, or from tomorrow, are left out', () => {
    const bad = [
      { ...item, headline: '<b></b>' },
      { ...item, headline: null },
      { ...item, datetime: 0 },
      { ...item, datetime: null },
      { ...item, datetime: at.getTime() / 1000 + 86_400 },
      { ...item, datetime: 1e300 },
    ];
    expect(toStories([item, ...bad], at)).toHaveLength(1);
  });

  it('[R42] name the tickers of the feed, and nothing that is not a ticker', () => {
    expect(toStories([{ ...item, related: 'AAPL,MSFT,bad one,../x,' }], at)[0]?.related).toEqual(['AAPL', 'MSFT']);
  });

  it('[R42] are the same story regardless of punctuation, spaces, case and accents', () => {
    const print = (headline: string, day = '2026-11-20') => newsFingerprint(headline, day);
    expect(print('Café “Apple” – gains 5%!')).toBe(print('CAFE Apple gains 5 %'));
    expect(print('Apple gains 5%')).not.toBe(print('Apple gains 6%'));
    expect(print('Apple gains')).not.toBe(print('Apple gains', '2026-11-21'));
    expect(print('📈')).not.toBe(print('📉'));
  });
});

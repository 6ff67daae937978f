import { describe, expect, it } from 'vitest';
import { cleanHtml } from '@/lib/server/publishing/posts/clean-html';
import { compose } from '@/lib/server/publishing/posts/compose';
import { htmlFaults } from '@/tests/support/browser/html-faults';
import { msOfWork } from '@/tests/support/processes/time-taken';
import { xssVectors } from '@/tests/support/xss-vectors';

describe('[R32] the HTML of posts', () => {
  it.each(xssVectors)('is cleaned of %s', (vector) => {
    expect(htmlFaults(cleanHtml(`<p>before</p>${vector}<p>after</p>`))).toEqual([]);
  });

  it.each(xssVectors)('from Markdown is cleaned of %s', (vector) => {
    const { parts, teaser } = compose(`Words before.\n\n${vector}\n\nIn a line ${vector} of words.\n\nWords after.`);
    for (const part of [...parts, ...teaser]) expect(part.kind === 'text' ? htmlFaults(part.html) : []).toEqual([]);
  });

  it.each([
    ['[x](javascript:alert(1))', '<p><a>x</a></p>'],
    ['[x](//evil.example)', '<p><a>x</a></p>'],
    ['<javascript:alert(1)>', '<p><a>javascript:alert(1)</a></p>'],
    ['![x](x.png "onerror=alert(1)")', ''],
    [
      String.raw`[x](https://a.example "t\" onclick=alert(1)")`,
      '<p><a href="https://a.example" rel="noopener noreferrer">x</a></p>',
    ],
  ])('makes of the Markdown %s the HTML %s', (markdown, html) => {
    const { parts } = compose(`${markdown}\n\nMore.`);
    expect(parts).toEqual([{ kind: 'text', html: [html, '<p>More.</p>'].filter(Boolean).join('\n') }]);
  });

  it('keeps the allowed markup', () => {
    const kept =
      '<h2>a</h2><p>b <em>c</em> <strong>d</strong> <code>e</code></p><ul><li>f</li></ul><ol start="3"><li>g</li></ol>' +
      '<blockquote><p>h</p></blockquote><table><thead><tr><th>i</th></tr></thead><tbody><tr><td>j</td></tr></tbody></table>';
    expect(cleanHtml(kept)).toBe(kept);
    expect(cleanHtml('<a href="/stocks/AAPL">x</a>')).toBe('<a href="/stocks/AAPL">x</a>');
    expect(cleanHtml('<a href="mailto:a@b.example">x</a>')).toBe('<a href="mailto:a@b.example">x</a>');
  });

  it('is unchanged when cleaned again', () => {
    for (const vector of xssVectors) expect(cleanHtml(cleanHtml(vector))).toBe(cleanHtml(vector));
  });

  it('is cleaned quickly, even with a huge number of brackets', () => {
    const ms = msOfWork(() => {
      cleanHtml('<b>'.repeat(30_000));
      compose(`${'['.repeat(20_000)}\n\n${'*a'.repeat(5_000)}\n\n${'> '.repeat(500)}x`);
    });
    expect(ms).toBeLessThan(5_000);
  });
});

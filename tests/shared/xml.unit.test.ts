import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { escapeXml, xmlElement } from '@/lib/domain/shared/xml';

describe('XML', () => {
  it('[U5] keeps text from becoming markup', () => {
    expect(xmlElement('title', `<b>"R&D"</b> 'x'`)).toBe(
      '<title>&lt;b&gt;&quot;R&amp;D&quot;&lt;/b&gt; &apos;x&apos;</title>',
    );
  });

  it('[U5] removes characters that XML does not allow', () => {
    expect(escapeXml('a\u0000b\u0008c\uFFFEd\tе')).toBe('abcd\tе');
    fc.assert(fc.property(fc.string(), (text) => !/[<>"']/.test(escapeXml(text))));
  });
});

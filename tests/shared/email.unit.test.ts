import { describe, expect, it } from 'vitest';
import { canonicalEmail, emailKey, isEmail } from '@/lib/domain/shared/email';

const local64 = 'a'.repeat(64);
const label63 = 'd'.repeat(63);

describe('[S14] [R23] the email rule', () => {
  it.each([
    ['ann@example.test'],
    ['ann.lee+news@example.test'],
    ["o'neill_1@mail.example.co.uk"],
    ['!#$%&*/=?^`{|}~-@example.test'],
    ['1@2.example'],
    ['ann@bücher.test'],
    ['ann@xn--bcher-kva.test'],
    ['ann@例え.テスト'],
    ['ann@xn--r8jz45g.xn--zckzah'],
    ['ännchen@example.test'],
    ['анна@почта.test'],
    ['用户@例え.テスト'],
    [`${local64}@example.test`],
    [`${'ä'.repeat(32)}@example.test`],
    [`a@${label63}.test`],
    // 254 bytes, the longest address that SMTP accepts (RFC 5321).
    [`aa@${`${label63}.`.repeat(3)}${'d'.repeat(54)}.test`],
  ])('accepts %s', (value) => expect(isEmail(value)).toBe(true));

  it.each([
    // Characters that separate addresses in a mail header, or begin a comment or a quoted part.
    ['ann<script>@example.test'],
    ['ann>@example.test'],
    ['ann,ben@example.test'],
    ['ann;ben@example.test'],
    ['ann(comment)@example.test'],
    ['"ann lee"@example.test'],
    ['"ann"@example.test'],
    ['ann\\@example.test'],
    ['ann:ben@example.test'],
    ['ann@[127.0.0.1]'],
    ['ann@[IPv6:::1]'],
    ['ann@127.0.0.1'],
    ['ann@1.2'],
    ['ann@0x7f.0x1'],
    ['ann@example.test,ben@example.test'],
    ['ann@exam<ple.test'],
    ['ann@exam;ple.test'],
    // Characters that are invisible or look like others.
    ['an\u00ADn@example.test'],
    ['ann@exam\u00ADple.test'],
    ['an\u200Bn@example.test'],
    ['ann@exam\u200Bple.test'],
    ['an\u200Dn@example.test'],
    ['ann@exam\u200Dple.test'],
    ['\u202Eann@example.test'],
    ['\u2060ann@example.test'],
    ['ann\u3164@example.test'],
    ['ann@exam\u3164ple.test'],
    ['ann@exam\u115Fple.test'],
    ['ann\uFE0F@example.test'],
    ['ａｎｎ@example.test'],
    ['ann@ｅｘａｍｐｌｅ.test'],
    ['ann＠example.test'],
    ['ann@example。test'],
    ['ann@example．test'],
    ['ann@example｡test'],
    ['ann@eﬁ.test'],
    ['ann@①.test'],
    ['аnn@example.test'],
    ['\u0308nn@example.test'],
    ['ann.\u0308@example.test'],
    ['ſam@example.test'],
    ['annα@example.test'],
    [`${'ä'.repeat(33)}@example.test`],
    ['ann\u0000@example.test'],
    ['ann\u0085@example.test'],
    ['ann\u007F@example.test'],
    ['ann @example.test'],
    ['ann\u00A0@example.test'],
    ['ann@exam\u3000ple.test'],
    // Formats that are not an address.
    ['ann'],
    ['@example.test'],
    ['ann@'],
    ['ann@@example.test'],
    ['ann@example'],
    ['.ann@example.test'],
    ['ann.@example.test'],
    ['ann..lee@example.test'],
    ['ann@.example.test'],
    ['ann@example.test.'],
    ['ann@example..test'],
    ['ann@-example.test'],
    ['ann@example-.test'],
    ['ann@exam_ple.test'],
    ['ann@example.test/x'],
    ['ann@example.test:25'],
    ['ann@example.test?x'],
    ['ann@example.%74est'],
    ['ann@xn--.test'],
    ['ann@😀.test'],
    // Longer than a mailbox, a label or an address may be.
    [`${local64}a@example.test`],
    [`a@${label63}d.test`],
    [`a@${`${label63}.`.repeat(4)}test`],
    [`aa@${`${label63}.`.repeat(3)}${'d'.repeat(55)}.test`],
    [`${local64}@${`${label63}.`.repeat(3)}test`],
  ])('refuses %j', (value) => expect(isEmail(value)).toBe(false));

  it.each([
    ['ann@bücher.test', 'ann@xn--bcher-kva.test'],
    ['ann@BÜCHER.test', 'ann@xn--bcher-kva.test'],
    ['ann@bu\u0308cher.test', 'ann@xn--bcher-kva.test'],
    ['ann@XN--BCHER-KVA.test', 'ann@xn--bcher-kva.test'],
    ['Ann@Example.TEST', 'ann@example.test'],
    [' ann@example.test ', 'ann@example.test'],
    // The kelvin sign normalizes to the letter K.
    ['\u212Aate@example.test', 'kate@example.test'],
    ['ann@faß.test', 'ann@xn--fa-hia.test'],
    ['ann@fass.test', 'ann@fass.test'],
    ['A\u0308nn@example.test', 'änn@example.test'],
  ])('gives %j the key %s, however it was typed', (typed, key) => {
    expect(emailKey(typed)).toBe(key);
    expect(emailKey(canonicalEmail(typed))).toBe(key);
  });

  it('keeps the case of a mailbox as it was typed, and writes its domain as mail servers do', () => {
    expect(canonicalEmail(' Ann.Lee@Bücher.Test')).toBe('Ann.Lee@xn--bcher-kva.test');
  });
});

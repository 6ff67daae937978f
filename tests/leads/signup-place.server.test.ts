import { describe, expect, it } from 'vitest';
import { returnPlace } from '@/lib/domain/leads/return-place';
import { freshEmail } from '@/tests/support/database/factories';
import { confirm, signUp, tokenSentTo } from '@/tests/support/api/signups';

describe('the page that a confirmed sign-up links back to', () => {
  it('[S15] is the page the visitor came from', async () => {
    const email = freshEmail();
    await signUp({ email, place: '/stocks/AAPL?chart=price' });
    expect((await confirm(await tokenSentTo(email))).answer.place).toBe('/stocks/AAPL?chart=price');
  });

  it('[S15] [R31] is none for anything but a path of this site, without an error', async () => {
    for (const place of [undefined, '//evil.example.test', 'https://evil.example.test/', `/${'a'.repeat(2000)}`, 7]) {
      const email = freshEmail();
      expect((await signUp({ email, place })).status).toBe(200);
      expect((await confirm(await tokenSentTo(email))).answer.place).toBeNull();
    }
  });

  it.each([
    ['/blog', '/blog'],
    ['/', '/'],
    ['/a/..//evil.example.test', null],
    ['/\\evil.example.test', null],
    ['/reset-password/secret', null],
    ['/investor/reset-password/secret', null],
    ['/account/confirm-email/secret', null],
    ['/account/cancel-email/secret', null],
    ['/confirm-signup/secret', null],
    ['/forms/single-signup', null],
  ])('[R31] of %s is %s', (target, place) => {
    expect(returnPlace(target)).toBe(place);
  });
});

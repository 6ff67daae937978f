import { describe, expect, it } from 'vitest';
import { mailPayload } from '@/lib/server/app/mail/payload';
import { assertValidMail, type Mail } from '@/lib/server/providers/mail/mail';

const letter = { template: 'welcome', to: 'ann@example.test', data: { firstName: 'Ann' } };
const mail: Mail = {
  to: 'ann@example.test',
  subject: 'Welcome',
  html: '<p>Hi</p>',
  text: 'Hi',
  messageId: '<1@example.test>',
};

const lists = [
  'ann@example.test,bob@example.test',
  'ann@example.test;bob@example.test',
  'Ann <ann@example.test>',
  'ann@example.test\r\nBcc: bob@example.test',
  'ann@example.test\n',
  ' ann@example.test',
  '',
];

describe('a mail from the outbox', () => {
  it('[R44] is read when it is complete', () => {
    expect(mailPayload.parse(letter)).toEqual(letter);
  });

  it.each<{ to: unknown }>([
    ...lists.map((to) => ({ to })),
    { to: ['ann@example.test', 'bob@example.test'] },
    { to: { address: 'ann@example.test' } },
  ])('[R44] is refused for the recipient $to', ({ to }) => {
    expect(mailPayload.safeParse({ ...letter, to }).success).toBe(false);
  });

  it('[R44] is refused for an unknown template and for missing fields', () => {
    expect(mailPayload.safeParse({ ...letter, template: 'constructor' }).success).toBe(false);
    expect(mailPayload.safeParse({ ...letter, data: {} }).success).toBe(false);
  });
});

describe('an outgoing mail', () => {
  it('[R44] is accepted for one person', () => {
    expect(() => assertValidMail(mail)).not.toThrow();
  });

  it.each(lists)('[R44] is refused for the recipient %j', (to) => {
    expect(() => assertValidMail({ ...mail, to })).toThrow('not one address');
  });

  it('[R44] is refused for a list in place of an address', () => {
    expect(() => assertValidMail({ ...mail, to: ['ann@example.test'] as unknown as string })).toThrow(
      'not one address',
    );
  });

  it.each<Partial<Mail>>([
    { subject: 'Hi\r\nBcc: bob@example.test' },
    { messageId: '<1@x>\nX: y' },
    { headers: { 'X-A': 'b\r\nBcc: bob@example.test' } },
    { headers: { 'X-A\nBcc': 'b' } },
  ])('[R44] is refused for the line break in %j', (change) => {
    expect(() => assertValidMail({ ...mail, ...change })).toThrow('line break');
  });
});

import { describe, expect, it } from 'vitest';
import { leadFormCopy } from '@/lib/content/leads/lead-forms';
import { consents } from '@/lib/content/visits/consents';
import { inOneLine, toLeadBody } from '@/lib/domain/leads/lead-forms';

describe('what a form holds, as a body', () => {
  it('leaves out what is empty and reads amounts as people type them', () => {
    expect(toLeadBody({ email: 'ann@example.test', firstName: ' ', strike: '$1,250.50' })).toEqual({
      email: 'ann@example.test',
      strike: 1250.5,
    });
    expect(toLeadBody({ strike: 'a lot' })).toEqual({ strike: 'a lot' });
  });

  it.each([
    ['on', true],
    [true, true],
    ['', false],
    [false, false],
    [undefined, false],
  ])('[I6] says of a tick that holds %j that it is %j, so that none given is none', (held, read) => {
    expect(toLeadBody({ consent: held })).toEqual({ consent: read });
  });

  it('[I6] says nothing of a tick that the form does not have', () => {
    expect(toLeadBody({ phoneNumber: '2125550123' })).toEqual({ phoneNumber: '2125550123' });
  });
});

it('[I6] the signup’s own page has the tick, with the words that are stored', () => {
  const tick = leadFormCopy['single-signup'].fields.find(({ kind }) => kind === 'tick');
  expect(tick).toEqual({ name: 'consent', kind: 'tick', label: consents['signup-phone'].text });
});

it('[R39] puts a notice after the sentence, which keeps its own words', () => {
  expect(inOneLine('Welcome to Acme', null)).toBe('Welcome to Acme');
  expect(inOneLine('Welcome to Acme', 'This is a demo.')).toBe('Welcome to Acme. This is a demo.');
  expect(inOneLine('It is on its way!', 'This is a demo.')).toBe('It is on its way! This is a demo.');
});

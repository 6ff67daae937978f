import { describe, expect, it } from 'vitest';
import { leadFormCopy } from '@/lib/content/leads/lead-forms';
import { consents } from '@/lib/content/visits/consents';
import { inOneLine, toLeadBody } from '@/lib/domain/leads/lead-forms';

describe('form data converted to a request body', () => {
  it('omits empty fields and reads amounts as people type them', () => {
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
  ])('[I6] reads a checkbox with the value %j as %j, so that consent is never assumed', (held, read) => {
    expect(toLeadBody({ consent: held })).toEqual({ consent: read });
  });

  it('[I6] adds no checkbox that the form does not have', () => {
    expect(toLeadBody({ phoneNumber: '2125550123' })).toEqual({ phoneNumber: '2125550123' });
  });
});

it('[I6] the signup’s own page has the checkbox, with the stored text', () => {
  const tick = leadFormCopy['single-signup'].fields.find(({ kind }) => kind === 'tick');
  expect(tick).toEqual({ name: 'consent', kind: 'tick', label: consents['signup-phone'].text });
});

it('[R39] adds a notice after the sentence, which stays unchanged', () => {
  expect(inOneLine('Welcome to Acme', null)).toBe('Welcome to Acme');
  expect(inOneLine('Welcome to Acme', 'This is a demo.')).toBe('Welcome to Acme. This is a demo.');
  expect(inOneLine('It is on its way!', 'This is a demo.')).toBe('It is on its way! This is a demo.');
});

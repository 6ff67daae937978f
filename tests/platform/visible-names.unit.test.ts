import { describe, expect, it } from 'vitest';
import { registration } from '@/lib/contracts/accounts/accounts';
import { line, personName } from '@/lib/contracts/shared/fields';
import { campaign, contactMessage, joinRequest, sponsorship } from '@/lib/contracts/leads/leads';
import { myAccountContract } from '@/lib/contracts/my-account/my-account';
import { report } from '@/lib/contracts/places/place-report';
import { postOperationContract } from '@/lib/contracts/publishing/post-operation';
import { watchlistsContract } from '@/lib/contracts/research/watchlists';

/** Texts without visible characters, by their code points. */
const invisible: Record<string, string> = {
  'a Hangul filler': '\u3164',
  'a Hangul initial filler': '\u115F',
  'a Hangul vowel filler': '\u1160',
  'a half-width Hangul filler': '\uFFA0',
  'a blank Braille pattern': '\u2800',
  'a zero-width space': '\u200B',
  'a word joiner': '\u2060',
  'a soft hyphen': '\u00AD',
  'joiners alone': '\u200C\u200D',
  'a byte order mark': '\uFEFF',
  'a Mongolian vowel separator': '\u180E',
  'a variation selector': '\uFE0F',
  'combining marks alone': '\u0301\u0302',
  'a tag character': '\u{E0041}',
  'an override of the direction': '\u202E',
  'an isolate of the direction': '\u2067\u2069',
  'several of them': '\u3164\u2800\u200B\u3164',
};

const person = { email: 'ann@example.test', firstName: 'Ann' };
const register = { ...person, lastName: 'Lee', password: 'correct horse battery' };
const attribution = {};

/** Every displayed field that a visitor or member fills in, with its validation. */
const fields: Record<string, (text: string) => { success: boolean }> = {
  'the first name of a registration': (text) => registration.safeParse({ ...register, attribution, firstName: text }),
  'the last name of a registration': (text) => registration.safeParse({ ...register, attribution, lastName: text }),
  'a name in the profile': (text) => myAccountContract.change.body.safeParse({ firstName: 'Ann', lastName: text }),
  'the name of a lead': (text) =>
    joinRequest.safeParse({ ...person, attribution, firstName: text, joinAs: 'ambassador' }),
  'an organization': (text) => sponsorship.safeParse({ ...person, attribution, organization: text, about: 'Words.' }),
  'what a sponsor writes': (text) =>
    sponsorship.safeParse({ ...person, attribution, organization: 'Lee', about: text }),
  'the name below a message': (text) =>
    contactMessage.safeParse({ ...person, attribution, name: text, topic: 'other', message: 'Words.' }),
  'a message to the operator': (text) =>
    contactMessage.safeParse({ ...person, attribution, name: 'Ann', topic: 'other', message: text }),
  'a campaign': (text) => campaign.safeParse({ ...person, attribution, campaign: text, channel: 'event' }),
  'the name of a watchlist': (text) => watchlistsContract.create.body.safeParse({ name: text }),
  'the name of an author': (text) =>
    postOperationContract.saveAuthor.body.safeParse({ id: 'ann', name: text, about: 'Writes.' }),
  'a report of a place': (text) => report.safeParse(text.repeat(20)),
  'the name of a category of posts': (text) =>
    postOperationContract.saveCategory.body.safeParse({ slug: 'a', name: text, description: 'Words.' }),
};

describe.each(Object.keys(fields))('[R23] %s', (field) => {
  it.each(Object.keys(invisible))('is not %s', (name) => {
    expect(fields[field]!(invisible[name]!).success).toBe(false);
  });

  it('does not change the text direction around it', () => {
    for (const control of ['\u202A', '\u202D', '\u202E', '\u2066', '\u2068', '\u200E', '\u200F', '\u061C'])
      expect(fields[field]!(`Ann${control}Lee`).success).toBe(false);
  });

  it.each(['Ann', 'Zoë', '李 Ann', 'علی رضا', 'Ама', 'ナナ'])('may be %s', (name) => {
    expect(fields[field]!(name).success).toBe(true);
  });
});

describe('[R23] the message for invisible text', () => {
  const sentence = (schema: typeof personName, text: string) => schema.safeParse(text).error?.issues[0]?.message;
  it('asks for a name or a text, or to remove the characters', () => {
    expect(sentence(personName, '\u3164')).toBe('Please enter a name');
    expect(sentence(line(20), '\u3164')).toBe('Required');
    expect(sentence(line(20), '\u200B ')).toBe('Required');
    expect(line(20).safeParse('I ❤️ figures').success).toBe(true);
    expect(report.safeParse('We met, and it was good ❤️ 👩‍👩‍👧').success).toBe(true);
    expect(sentence(line(20), 'a\u202Eb')).toBe('Please remove marks that change the direction of text');
  });
});

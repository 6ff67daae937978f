import { describe, expect, it } from 'vitest';
import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { agreementFingerprint } from '@/lib/server/accounts/agreement-fingerprint';
import { linksIn, wordsIn } from '@/tests/marketing/reading';

/** The hash of each agreement's current text. After changing a text, increment its version and update the hash here. */
const fingerprints: Record<keyof typeof agreements, string> = {
  margin_agreement: '2:c7050e95015d',
  account_agreement: '2:5792a3f3e288',
  customer_agreement: '2:e8c9c591fd27',
  options_agreement: '2:93e08e1aa679',
};

const every = Object.entries(agreements).map(([name, agreement]) => ({
  name: name as keyof typeof agreements,
  ...agreement,
}));

describe('the four agreements', () => {
  it('[S18] are the four of the application, with two different statements each', () => {
    expect(every.map(({ name }) => name)).toEqual([
      'margin_agreement',
      'account_agreement',
      'customer_agreement',
      'options_agreement',
    ]);
    expect(new Set(every.flatMap(({ statements }) => statements)).size).toBe(8);
  });

  it.each(every)('[F7] $name has the version that matches its text', ({ name, document }) => {
    expect(`${document.version}:${agreementFingerprint(document).slice(0, 12)}`).toBe(fingerprints[name]);
  });

  it.each(every)(
    '[F7] $name is marked as a sample, has its own address and links to existing pages',
    ({ slug, document }) => {
      expect(document.path).toBe(`/agreements/${slug}`);
      expect(wordsIn(document)).toContain('This is a sample');
      expect(wordsIn(document)).not.toMatch(/!|\bguarantee|\brisk-free/i);
      for (const href of linksIn(document)) expect(['/terms', '/disclosures']).toContain(href);
    },
  );
});

import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { consents } from '@/lib/content/visits/consents';

/** SHA-256 hashes of all consent texts ever shown, with the product name "The ROI". Entries are added, never changed. */
const shown: Record<string, string> = {
  'phone-test-drive 1': 'c81eedd8e784110ccd1b7e2e479954d0e87ca14b1931b3fa6aa891d56135c5d0',
  'phone-app-link 1': '5a96136bb1c561dd66e350ddc7ffdfc736810dfc6a211bea2573970d063b0d1d',
  'signup-phone 1': '1478f27e22477ec892f005866ff4155d9f0876850f7589dbf229c7ae303aee23',
  'newsletter 1': '8cc3a42af67d48ec4d64f15f1331bffc9cea7d80e6dffaea044729bd0122b86b',
  'self-description 1': '7e8bbe4f364c09dd12c4035918b7cbbf74bd8188a14903bc2a379aa0bf9d5173',
  'test-drive 1': 'd5b09691bbd0c187a4bf58b51fb8f713b3da1ab1939fe0def1839c2777f0ce6e',
  'signup-email 1': '55f68edac97d083fdf210450ead1a190cdba24fc08b724db3cade029b4b36784',
  'phone-test-drive 2': '608672cc3b7f1dddf1a976927fa02f1b793a483b2df7ca421d1fd0b3e4cdb3c8',
  'phone-app-link 2': '2d104bf5ec0788aa6761031c5d142463baa32ce2076e5d1bcae671a77c077f8a',
  'signup-phone 2': '93d61847dbfe0a3080480eddb1de994f8ae1dc0d596933d7536ecd9fed593316',
  'signup-email 2': 'aa11e305695b56215a817d9ec60851631e35c7a958ac4f7d625b78698e26ead0',
  'self-description 2': 'e4fe6e8a9b23f957c3d4375af2d700f4352049811ba9daea521768a49693206a',
  'test-drive 2': 'bb0efe4c04aac6271b73947fd7e4dbc4f741f0899a2a1f29ea15c0f59e62be45',
  'signal-texts 1': 'bb7a89a938514d09bcb4969ed6bcac7a04af35a8a69a73aed7c4a68d14cdee74',
  'outcome-survey 1': '43844c92ce92ef42ea1448b588935b458bca4cb585d01aa725f8badaea81fcdc',
  'newsletter 2': 'ab7d6d3efc2a2ecd8699e0bb162a8ac83f28ab927642eaeae2fba4d55e054e36',
  'weekly-report 1': 'c9cc2faab6632717a616703387effdda04a5dfd8d3485b2aeec8430a7d671fb2',
};

describe('the consent text', () => {
  it.each(Object.entries(consents))('[I6] %s changes only with a new version', (name, { version, text }) => {
    expect(createHash('sha256').update(text).digest('hex')).toBe(shown[`${name} ${version}`]);
    for (let earlier = 1; earlier < version; earlier += 1) expect(shown).toHaveProperty([`${name} ${earlier}`]);
  });

  it.each([
    consents['phone-test-drive'].text,
    consents['phone-app-link'].text,
    consents['signup-phone'].text,
    consents['signal-texts'].text,
  ])(
    '[I6] [I7] for a phone names the sender, both channels, the costs, how to stop, and that no purchase is required',
    (text) => {
      for (const part of [
        'The ROI',
        'SMS',
        'WhatsApp',
        'automated',
        'condition of any purchase',
        'Message and data rates',
      ])
        expect(text).toContain(part);
      expect(text).toMatch(/STOP to stop, HELP for help\.$/);
    },
  );
});

import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MailData } from '@/lib/server/app/mail/payload';
import { renderMail } from '@/lib/server/app/mail/render';
import { changeSettings } from '@/tests/support/providers/mail-settings';

const siteUrl = 'https://roi.example.test';
const at = '2027-02-19T10:00:00.000Z';
const place = { firstName: 'Ann', place: 'Chicago, IL', link: `${siteUrl}/places/cities/chicago-il` };

let restore: () => void;
beforeEach(() => {
  restore = changeSettings({ siteUrl, productName: 'The ROI' });
});
afterEach(() => restore());

it('[I2] the mail about a claim promises a review, not that it is confirmed', async () => {
  const { text } = await renderMail('place-claimed', { ...place, decidedBy: at });
  expect(text.replaceAll(/\s+/g, ' ')).toContain('We’ll review your claim by 02/19/2027 and email you.');
});

describe('the mail about the end of a role or claim', () => {
  const ended = async (ending: MailData['place-ended']['ending']) =>
    (await renderMail('place-ended', { ...place, ending })).text;

  it('[I2] says who is next only for the case that others wait', async () => {
    for (const ending of ['lapsed', 'rejected', 'released', 'withdrawn'] as const)
      expect(await ended(ending)).toContain('If others are waiting, the place goes to the first of them.');
  });

  it('[I2] speaks of reports only to a person who may have published some', async () => {
    expect(await ended('lapsed')).toContain('Any reports you published stay on its page.');
    expect(await ended('rejected')).not.toContain('reports');
  });
});

it('[H4] the mail about the end of a commitment says what to do, without “please”', async () => {
  const { text } = await renderMail('commitment-ended', {
    ...{ firstName: 'Ann', round: 'The first round', link: `${siteUrl}/rounds/first`, isSample: true },
    ...{ ending: 'not-reconfirmed', portal: 'Example Portal LLC', at },
  });
  expect(text).toContain('Example Portal LLC holds your money, not us. Check your account there.');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ShareTexts } from '@/components/referrals/share-texts';

const address = 'https://site.test/?referredBy=robin';
const disclosure = 'I earn a commission from The ROI if you subscribe through this link.';
const firstText = () => screen.getAllByRole('blockquote')[0];

it.each([
  ['newsletter', 'Email'],
  ['sms', 'Text message'],
  ['message', 'Direct message'],
  ['linkedin', 'LinkedIn post'],
  ['x', 'X post'],
  ['social', 'Social media post'],
])('[A12] the text for %s is copied with the link and the disclosure, and claims no result', async (source, name) => {
  const user = userEvent.setup();
  render(<ShareTexts addressOf={() => address} source={source} />);
  await user.click(screen.getByRole('button', { name: `Copy text: ${name}` }));
  const text = await navigator.clipboard.readText();
  expect(firstText()?.textContent).toBe(text);
  expect(text).toContain(disclosure);
  // The sentence after the link must not become part of it.
  expect(text.split(/\s/)).toContain(address);
  expect(text).not.toContain(`${address} `);
  expect(text).not.toMatch(/\d%|\$|profit|return|guarantee|win/i);
});

it.each(['sms', 'x'])('[A12] the text for %s is short', (source) => {
  render(<ShareTexts addressOf={() => address} source={source} />);
  expect(firstText()?.textContent.length).toBeLessThanOrEqual(280);
});

it('[A12] an email has a subject, which is copied on its own', async () => {
  const user = userEvent.setup();
  render(<ShareTexts addressOf={() => address} source={undefined} />);
  await user.click(screen.getByRole('button', { name: 'Copy subject' }));
  expect(await navigator.clipboard.readText()).toBe('The ROI: research on stocks and sectors');
});

it('[A12] each text has the link of its own channel', () => {
  render(<ShareTexts addressOf={(source) => `https://site.test/r/robin?utm_source=${source}`} source="social" />);
  const sources = screen
    .getAllByRole('blockquote', { hidden: true })
    .map(({ textContent }) => /utm_source=(\w+)/.exec(textContent)?.[1]);
  expect(sources).toEqual(['social', 'newsletter', 'sms', 'message', 'linkedin', 'x']);
});

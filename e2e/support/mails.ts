import { expect } from '@playwright/test';
import { operationContract } from '@/lib/contracts/platform/operation';
import { opsToken } from './site-settings';

/** The path of the reset link mailed to an address. Without a mail server the mail stays in the outbox. */
export async function mailedLink(site: string, email: string): Promise<string> {
  let path: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${site}${operationContract.outbox.path}?limit=100`, {
      headers: { Authorization: `Bearer ${opsToken}` },
    });
    const { items } = operationContract.outbox.response.parse(await answer.json());
    const texts = items.filter(({ to }) => to === email).map(({ text }) => text ?? '');
    path = texts.map((text) => /https?:\/\/[^/\s]+(\/\S*reset-password\/[\w-]+)/.exec(text)?.[1]).find(Boolean);
    expect(path).toBeDefined();
  }).toPass();
  return path ?? '';
}

/** The text of the newest mail to an address that contains a phrase. */
export async function mailText(site: string, email: string, phrase: RegExp): Promise<string> {
  let found: string | undefined;
  await expect(async () => {
    const answer = await fetch(`${site}${operationContract.outbox.path}?limit=100`, {
      headers: { Authorization: `Bearer ${opsToken}` },
    });
    const { items } = operationContract.outbox.response.parse(await answer.json());
    found = items.find(({ to, text }) => to === email && phrase.test(text ?? ''))?.text ?? undefined;
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

import { productName } from '@/lib/content/shared/product';
import { disclosureWording } from './account-links';

/** A text to share. `source` is the channel's `utm_source`; emails have a subject. */
export type ShareText = { name: string; source: string; subject?: string; write: (address: string) => string };

/** Texts to share. None mentions earnings or the performance of signals, and each includes the disclosure. */
export const shareTexts: readonly ShareText[] = [
  {
    name: 'Email',
    source: 'newsletter',
    subject: `${productName}: research on stocks and sectors`,
    write: (address) =>
      `Hi,\n\nI use ${productName} to read about stocks and sectors. Each stock has a page with its financials, and each sector has charts of revenue, earnings and valuation.\n\nAn account is free and needs no credit card. Look around, and decide later if you want a plan:\n${address}\n\n${disclosureWording} This is my own opinion and not investment advice.`,
  },
  {
    name: 'Text message',
    source: 'sms',
    write: (address) => `I read about stocks on ${productName}. Sign-up is free: ${address}\n${disclosureWording}`,
  },
  {
    name: 'Direct message',
    source: 'message',
    write: (address) =>
      `Hi! I read about sectors and stocks on ${productName}. Sign-up is free if you want to take a look: ${address}\n${disclosureWording}`,
  },
  {
    name: 'LinkedIn post',
    source: 'linkedin',
    write: (address) =>
      `#ad ${disclosureWording}\n\nFor research on public companies I use ${productName}. It compares revenue, earnings, cash flow and valuation across a sector, and names the source and date of its data.\n\nAn account is free: ${address}\n\nMy own opinion, not investment advice.`,
  },
  {
    name: 'X post',
    source: 'x',
    write: (address) => `#ad ${disclosureWording} Research on stocks and sectors, free to sign up: ${address}`,
  },
  {
    name: 'Social media post',
    source: 'social',
    write: (address) => `#ad ${disclosureWording} I use ${productName} for research on sectors and stocks: ${address}`,
  },
];

export const shareTextsCopy = {
  title: 'Text to share',
  others: 'Texts for other channels',
  subject: 'Subject:',
  copySubject: 'Copy subject',
  copy: (name: string) => `Copy text: ${name}`,
  copied: 'Text copied.',
  copyFailed: 'Your browser blocked copying. Select the text and copy it manually.',
} as const;

import { productName } from '@/lib/content/shared/product';
import { disclosureWording } from './account-links';

/** Ready texts to share. None says what anyone earns or how the signals perform; each carries the disclosure. */
export const shareTexts: readonly { name: string; write: (address: string) => string }[] = [
  {
    name: 'Email',
    write: (address) =>
      `Hi,\n\nI use ${productName} to read about sectors and stocks. You can sign up free and look around: ${address}\n\n${disclosureWording}`,
  },
  {
    name: 'Direct message',
    write: (address) =>
      `I read about sectors and stocks on ${productName}. Sign-up is free: ${address} ${disclosureWording}`,
  },
  {
    name: 'Social media post',
    write: (address) => `#ad ${disclosureWording} I use ${productName} for research on sectors and stocks: ${address}`,
  },
];

export const shareTextsCopy = {
  title: 'Texts to share',
  copy: (name: string) => `Copy text: ${name}`,
  copied: 'Text copied.',
  copyFailed: 'Your browser blocked copying. Select the text and copy it manually.',
} as const;

import { paths } from '@/lib/domain/paths';
import type { LinkTarget } from '@/lib/domain/referral-link';
import type { Utm, utmNames } from '@/lib/domain/utm';
import { productName } from './product';

/** The wording of the share kit: it says who earns what, and stands next to every link that is given away. */
export const disclosureWording = `I earn a commission from ${productName} if you subscribe through this link.`;

/** Words of a member's own link: its terms and all there is to give it away with. */
export const accountLinksWords = {
  termsTitle: 'First, the terms',
  termsLead: 'Your link starts to work when you accept them. Until then nobody is sent on by it.',
  termsVersion: (version: number, from: string) => `Version ${version}, from ${from}`,
  showsName: 'Show people who sent them',
  showsNameNote: 'They read your first name and an initial. Without it they read that a member earns a commission.',
  accept: 'Accept and get my link',
  accepting: 'Making your link',
  figures: { clicks: 'Clicks', recent: 'of these in 30 days', signUps: 'Sign-ups' },
  builder: 'Make a link',
  target: 'Where it leads',
  template: 'How you share it',
  ownTemplate: 'Something else: my own words below',
  campaign: 'Campaign, if you like',
  campaignHint: 'So that you can tell your letters from your posters. Never put anybody’s name or address here.',
  link: 'Your link',
  short: 'To read aloud',
  copy: 'Copy the link',
  copied: 'The link is copied.',
  copyFailed: 'Your browser did not let us copy. Mark the link and copy it by hand.',
  qr: 'QR code of the link',
  qrSave: 'Save as SVG',
  disclosureTitle: 'Say it next to the link',
  copyDisclosure: 'Copy these words',
  disclosureCopied: 'The words are copied.',
  termsAccepted: (version: number, on: string) => `You accepted version ${version} of the promoter terms on ${on}.`,
} as const;

/** How the pages are called that a link may lead to. */
export const targetLabels: Record<LinkTarget, string> = {
  [paths.home]: 'The start page',
  [paths.landing]: 'Where we stand',
  [paths.ambassador]: 'Ambassadors',
  [paths.investor]: 'Investors',
  [paths.impactInvestor]: 'Impact investors',
  [paths.cityOwner]: 'Own a city',
  [paths.universityOwner]: 'Own a university',
  [paths.optionsSignals]: 'The trade record',
  [paths.sectors]: 'Sectors and stocks',
  [paths.blog]: 'Blog',
  [paths.subscribe]: 'Plans and prices',
  [paths.signUp]: 'Sign up free',
  [paths.aboutValues]: 'About and values',
};

export const utmLabels: Record<(typeof utmNames)[number], { label: string; example: string }> = {
  utm_source: { label: 'Source', example: 'newsletter' },
  utm_medium: { label: 'Medium', example: 'email' },
  utm_campaign: { label: 'Campaign', example: 'spring' },
  utm_id: { label: 'Campaign number', example: '7' },
  utm_term: { label: 'Term', example: 'options' },
  utm_content: { label: 'Content', example: 'top-button' },
};

/** Source and medium for the usual ways to share, so that everybody's figures use the same words. */
export const utmTemplates: readonly { label: string; utm: Required<Pick<Utm, 'utm_source' | 'utm_medium'>> }[] = [
  { label: 'A letter or a newsletter', utm: { utm_source: 'newsletter', utm_medium: 'email' } },
  { label: 'A post on a social network', utm: { utm_source: 'social', utm_medium: 'post' } },
  { label: 'A message to people I know', utm: { utm_source: 'message', utm_medium: 'chat' } },
  { label: 'A poster or a printed card', utm: { utm_source: 'poster', utm_medium: 'print' } },
  { label: 'A talk or an evening', utm: { utm_source: 'talk', utm_medium: 'event' } },
  { label: 'A video or a podcast', utm: { utm_source: 'video', utm_medium: 'media' } },
];

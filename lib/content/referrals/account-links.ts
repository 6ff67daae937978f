import { paths } from '@/lib/domain/shared/paths';
import type { LinkTarget } from '@/lib/domain/referrals/referral-link';
import type { Utm, utmNames } from '@/lib/domain/visits/utm';
import { productName } from '@/lib/content/shared/product';

/** The disclosure that ambassadors put next to their link. */
export const disclosureWording = `I earn a commission from ${productName} if you subscribe through this link.`;

/** Copy of the referral link page: terms, link builder and share kit. */
export const accountLinksCopy = {
  termsTitle: 'Accept the promoter terms',
  termsLead: 'Your link starts working when you accept.',
  termsVersion: (version: number, from: string) => `Version ${version}, effective ${from}`,
  rates: 'What you earn.',
  showsName: 'Show my name to people I refer',
  showsNameNote: 'They see your first name and initial. Otherwise they see that a member earns a commission.',
  accept: 'Accept and get my link',
  accepting: 'Creating your link',
  figures: { clicks: 'Clicks', recent: 'in the last 30 days', signUps: 'Sign-ups by link' },
  builder: 'Share your link',
  target: 'Destination page',
  template: 'Channel',
  ownTemplate: 'Any or custom',
  track: 'Track a campaign',
  campaign: 'Campaign tags',
  campaignHint: 'Helps you compare your channels. Don’t enter names or email addresses.',
  link: 'Your link',
  copy: 'Copy link',
  copied: 'Link copied.',
  code: 'Your code',
  codeNote: 'A friend can enter it at checkout. It counts there even without your link.',
  copyCode: 'Copy code',
  codeCopied: 'Code copied.',
  copyFailed: 'Your browser blocked copying. Select the link and copy it manually.',
  qr: 'QR code for the link',
  qrTitle: 'QR code',
  qrSave: 'Download SVG',
  disclosureTitle: 'Disclosure to show next to your link',
  copyDisclosure: 'Copy disclosure',
  disclosureCopied: 'Disclosure copied.',
  termsAccepted: (version: number, on: string) => `You accepted version ${version} of the promoter terms on ${on}.`,
  acceptedTerms: 'Read the promoter terms you accepted',
} as const;

/** Pages that a referral link can open. */
export const targetLabels: Record<LinkTarget, string> = {
  [paths.home]: 'Home page',
  [paths.landing]: 'Welcome page',
  [paths.ambassador]: 'Ambassadors',
  [paths.investor]: 'Investors',
  [paths.impactInvestor]: 'Impact investors',
  [paths.cityOwner]: 'Own a city',
  [paths.universityOwner]: 'Own a university',
  [paths.optionsSignals]: 'Track record',
  [paths.sectors]: 'Sectors',
  [paths.blog]: 'Blog',
  [paths.subscribe]: 'Plans and prices',
  [paths.signUp]: 'Sign up free',
  [paths.aboutValues]: 'About and values',
};

export const utmLabels: Record<(typeof utmNames)[number], { label: string; example: string }> = {
  utm_source: { label: 'Source', example: 'newsletter' },
  utm_medium: { label: 'Medium', example: 'email' },
  utm_campaign: { label: 'Campaign', example: 'spring' },
  utm_id: { label: 'Campaign ID', example: '7' },
  utm_term: { label: 'Term', example: 'options' },
  utm_content: { label: 'Content', example: 'top-button' },
};

/** UTM source and medium for common channels, so that statistics use consistent tags. */
export const utmTemplates: readonly { label: string; utm: Required<Pick<Utm, 'utm_source' | 'utm_medium'>> }[] = [
  { label: 'Newsletter', utm: { utm_source: 'newsletter', utm_medium: 'email' } },
  { label: 'Social media post', utm: { utm_source: 'social', utm_medium: 'post' } },
  { label: 'LinkedIn post', utm: { utm_source: 'linkedin', utm_medium: 'post' } },
  { label: 'X post', utm: { utm_source: 'x', utm_medium: 'post' } },
  { label: 'Text message', utm: { utm_source: 'sms', utm_medium: 'chat' } },
  { label: 'Direct message', utm: { utm_source: 'message', utm_medium: 'chat' } },
  { label: 'Poster or print', utm: { utm_source: 'poster', utm_medium: 'print' } },
  { label: 'Talk or event', utm: { utm_source: 'talk', utm_medium: 'event' } },
  { label: 'Video or podcast', utm: { utm_source: 'video', utm_medium: 'media' } },
];

/** The channel that has these tags; custom tags belong to none. */
export const templateOf = ({ utm_source: source, utm_medium: medium }: Utm) =>
  utmTemplates.find(({ utm }) => utm.utm_source === source && utm.utm_medium === medium);

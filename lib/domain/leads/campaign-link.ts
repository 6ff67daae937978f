import type { CampaignChannel } from '@/lib/domain/leads/lead-choices';

/** A campaign's name as a URL slug: 'Spring Meet-up!' becomes 'spring-meet-up'. */
export function campaignSlug(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40)
    .replace(/-$/, '');
  // Names in other scripts become a hash, to avoid collisions.
  return plain === '' ? `c-${scriptKey(name)}` : plain;
}

/** URL of the home page with a campaign's UTM parameters, by which its visits and sign-ups are counted. */
export function campaignLink(siteUrl: string, { name, channel }: { name: string; channel: CampaignChannel }) {
  const utm = new URLSearchParams({ utm_source: channel, utm_medium: 'campaign', utm_campaign: campaignSlug(name) });
  return `${siteUrl}/?${utm.toString()}`;
}

/** FNV-1a hash of the code points. */
function scriptKey(name: string) {
  let sum = 0x811c9dc5;
  for (const character of name.normalize('NFC').toLowerCase())
    sum = Math.imul(sum ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return sum.toString(36);
}

import { profileUrls } from '@/lib/content/shared/product';

export type SocialLink = { network: 'facebook' | 'twitter' | 'linkedin' | 'instagram'; label: string; href: string };

/**
 * The four networks of section 2 with the profile URLs from the build's settings. Networks without a URL are left out.
 */
const profiles = [
  { network: 'facebook', label: 'Facebook', href: profileUrls.facebook },
  { network: 'twitter', label: 'Twitter', href: profileUrls.twitter },
  { network: 'linkedin', label: 'LinkedIn', href: profileUrls.linkedin },
  { network: 'instagram', label: 'Instagram', href: profileUrls.instagram },
] as const;

export const socialLinks: readonly SocialLink[] = profiles.flatMap(({ href, ...profile }) =>
  href ? [{ ...profile, href }] : [],
);

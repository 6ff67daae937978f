export type SocialLink = { network: 'facebook' | 'twitter' | 'linkedin' | 'instagram'; label: string; href: string };

/** The four networks of section 2, each with the address of our profile from the build's settings; one without is left out. */
const profiles = [
  { network: 'facebook', label: 'Facebook', href: process.env.NEXT_PUBLIC_FACEBOOK_URL },
  { network: 'twitter', label: 'Twitter', href: process.env.NEXT_PUBLIC_TWITTER_URL },
  { network: 'linkedin', label: 'LinkedIn', href: process.env.NEXT_PUBLIC_LINKEDIN_URL },
  { network: 'instagram', label: 'Instagram', href: process.env.NEXT_PUBLIC_INSTAGRAM_URL },
] as const;

export const socialLinks: readonly SocialLink[] = profiles.flatMap(({ href, ...profile }) =>
  href ? [{ ...profile, href }] : [],
);

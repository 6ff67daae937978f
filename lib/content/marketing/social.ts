export type SocialLink = { network: 'facebook' | 'twitter' | 'linkedin' | 'instagram'; label: string; href: string };

/** The four networks of section 2. There are no accounts yet, so each link opens the network's home page. */
export const socialLinks: readonly SocialLink[] = [
  { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/' },
  { network: 'twitter', label: 'Twitter', href: 'https://twitter.com/' },
  { network: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/' },
  { network: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/' },
];

import { afterEach, expect, it, vi } from 'vitest';
import type { Block } from '@/lib/content/shared/blocks';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function build(settings: Record<string, string>) {
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(`NEXT_PUBLIC_${name}`, value);
  vi.resetModules();
  const { socialLinks } = await import('@/lib/content/marketing/social');
  const { aboutValues } = await import('@/lib/content/marketing/about-values');
  const blocks: readonly Block[] = aboutValues.blocks;
  return { socialLinks, block: blocks.find(({ kind }) => kind === 'social') };
}

it('[S3] links the four networks to our own profiles, in the footer and on the page about us', async () => {
  const { socialLinks, block } = await build({
    FACEBOOK_URL: 'https://www.facebook.com/example',
    TWITTER_URL: 'https://twitter.com/example',
    LINKEDIN_URL: 'https://www.linkedin.com/company/example',
    INSTAGRAM_URL: 'https://www.instagram.com/example',
  });
  expect(socialLinks).toEqual([
    { network: 'facebook', label: 'Facebook', href: 'https://www.facebook.com/example' },
    { network: 'twitter', label: 'Twitter', href: 'https://twitter.com/example' },
    { network: 'linkedin', label: 'LinkedIn', href: 'https://www.linkedin.com/company/example' },
    { network: 'instagram', label: 'Instagram', href: 'https://www.instagram.com/example' },
  ]);
  expect(block).toMatchObject({ links: socialLinks });
});

it('[S3] leaves out a network without a profile, and the heading without any', async () => {
  const one = await build({ LINKEDIN_URL: 'https://www.linkedin.com/company/example' });
  expect(one.socialLinks.map(({ network }) => network)).toEqual(['linkedin']);
  vi.unstubAllEnvs();
  expect(await build({})).toEqual({ socialLinks: [], block: undefined });
});

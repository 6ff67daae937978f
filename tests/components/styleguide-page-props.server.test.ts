import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** The props of the style guide's page in a build for this mode. */
async function propsIn(mode: string) {
  vi.stubEnv('NEXT_PUBLIC_MODE', mode);
  vi.resetModules();
  const { getStaticProps } = await import('@/pages/styleguide');
  return getStaticProps({});
}

it('[R39] answers 404 at /styleguide in live mode, and shows the style guide in a demo', async () => {
  expect(await propsIn('live')).toEqual({ notFound: true });
  expect(await propsIn('demo')).toEqual({ props: {} });
});

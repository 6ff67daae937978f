import type { GetStaticProps } from 'next';
import { cutCards } from '@/lib/content/marketing/cut-cards';
import { landingGreeting, landingGreetingChanged } from '@/lib/content/marketing/landing-greeting';
import type { WordsProps } from '@/lib/server/marketing/page-props/words-props';

/** The experiment's variant of the page, with the URL of the original. */
export const getLandingGreetingProps: GetStaticProps<WordsProps> = () => ({
  props: { page: cutCards(landingGreetingChanged), path: landingGreeting.path, record: null },
});

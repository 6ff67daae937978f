import type { GetStaticProps } from 'next';
import { cutCards } from '@/lib/content/cut-cards';
import { landingGreeting, landingGreetingChanged } from '@/lib/content/experiments/landing-greeting';
import type { WordsProps } from './words';

/** The changed half of an experiment, under the address of the page that it is a change of. */
export const getLandingGreetingProps: GetStaticProps<WordsProps> = () => ({
  props: { page: cutCards(landingGreetingChanged), path: landingGreeting.path, record: null },
});

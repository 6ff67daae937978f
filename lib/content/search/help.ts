import { openAccount } from '@/lib/content/brokerage/open-account';
import { homeQuestions } from '@/lib/content/marketing/home-questions';
import { investor } from '@/lib/content/marketing/investor';
import { subscribe } from '@/lib/content/marketing/subscribe';
import { placeRuleCopy } from '@/lib/content/places/places';
import { timingQuestions } from '@/lib/content/research/timing-questions';
import type { Block } from '@/lib/content/shared/blocks';
import { recordPage } from '@/lib/content/signals/record-page';
import { anchorOf } from '@/lib/domain/shared/anchor';
import { paths } from '@/lib/domain/shared/paths';

type Question = { question: string; answer: string };

const inBlocks = (blocks: readonly Block[]): readonly Question[] =>
  blocks.flatMap((block) => (block.kind === 'faq' ? block.questions : []));

const pages: readonly { topic: string; path: string; questions: readonly Question[] }[] = [
  { topic: 'Getting started', path: paths.home, questions: homeQuestions },
  { topic: 'Plans and billing', path: paths.subscribe, questions: inBlocks(subscribe.blocks) },
  { topic: 'Track record', path: paths.optionsSignals, questions: recordPage.reading.questions },
  { topic: 'Timing signals', path: paths.timing, questions: timingQuestions },
  { topic: 'Cities and schools', path: paths.places, questions: placeRuleCopy },
  { topic: 'Brokerage account', path: paths.openAccount, questions: inBlocks(openAccount.blocks) },
  { topic: 'Investing in rounds', path: paths.investor, questions: inBlocks(investor.blocks) },
];

const pathOf = (path: string, question: string) => `${path}#${anchorOf(question)}`;

/** Every question of an FAQ, with the address of its answer. */
export const helpEntries = pages.flatMap(({ path, questions }) =>
  questions.map(({ question, answer }) => ({ title: question, text: answer, path: pathOf(path, question) })),
);

/** The questions by topic, without their answers. */
export const helpTopics = pages.map(({ topic, path, questions }) => ({
  topic,
  questions: questions.map(({ question }) => ({ question, href: pathOf(path, question) })),
}));

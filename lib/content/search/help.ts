import { openAccount } from '@/lib/content/brokerage/open-account';
import { ambassador } from '@/lib/content/marketing/ambassador';
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

/**
 * Questions of FAQ blocks: those with text answers, then those answered by a figure or table, which the search finds by
 * its text.
 */
const inBlocks = (blocks: readonly Block[]): readonly Question[] =>
  blocks.flatMap((block) =>
    block.kind === 'faq'
      ? [...block.questions, ...(block.blocks ?? []).map((one) => ({ question: one.title, answer: textOf(one) }))]
      : [],
  );

function textOf(answer: Block) {
  if ('text' in answer && answer.text) return answer.text;
  return 'caption' in answer ? answer.caption : '';
}

const pages: readonly { topic: string; path: string; questions: readonly Question[] }[] = [
  { topic: 'Getting started', path: paths.home, questions: homeQuestions },
  { topic: 'Plans and billing', path: paths.subscribe, questions: inBlocks(subscribe.blocks) },
  { topic: 'Track record', path: paths.optionsSignals, questions: recordPage.reading.questions },
  { topic: 'Timing signals', path: paths.timing, questions: timingQuestions },
  { topic: 'Ambassadors', path: paths.ambassador, questions: inBlocks(ambassador.blocks) },
  { topic: 'Cities and schools', path: paths.places, questions: placeRuleCopy },
  { topic: 'Brokerage account', path: paths.openAccount, questions: inBlocks(openAccount.blocks) },
  { topic: 'Investing in rounds', path: paths.investor, questions: inBlocks(investor.blocks) },
];

const pathOf = (path: string, question: string) => `${path}#${anchorOf(question)}`;

/** All FAQ questions with their answer and its URL. */
export const helpEntries = pages.flatMap(({ path, questions }) =>
  questions.map(({ question, answer }) => ({ title: question, text: answer, path: pathOf(path, question) })),
);

/** The questions by topic, without their answers. */
export const helpTopics = pages.map(({ topic, path, questions }) => ({
  topic,
  questions: questions.map(({ question }) => ({ question, href: pathOf(path, question) })),
}));

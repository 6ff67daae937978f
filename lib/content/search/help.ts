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

const pages: readonly { path: string; questions: readonly Question[] }[] = [
  { path: paths.home, questions: homeQuestions },
  { path: paths.subscribe, questions: inBlocks(subscribe.blocks) },
  { path: paths.optionsSignals, questions: recordPage.reading.questions },
  { path: paths.timing, questions: timingQuestions },
  { path: paths.places, questions: placeRuleCopy },
  { path: paths.openAccount, questions: inBlocks(openAccount.blocks) },
  { path: paths.investor, questions: inBlocks(investor.blocks) },
];

/** Every question of an FAQ, with the address of its answer. */
export const helpEntries = pages.flatMap(({ path, questions }) =>
  questions.map(({ question, answer }) => ({ title: question, text: answer, path: `${path}#${anchorOf(question)}` })),
);

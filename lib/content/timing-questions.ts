import { ruleWords } from '@/lib/domain/predictions';

/** The rule in questions a reader has. */
export const timingQuestions = [
  {
    question: 'What does a signal say?',
    answer:
      'A direction for a number of days, the value it started from, the value the rule expects and a band around it. All of that is fixed when it is issued, and the database refuses to change it or to date it back.',
  },
  { question: 'By which rule?', answer: ruleWords },
  {
    question: 'When is it right?',
    answer:
      'When the value moved the way it said by the day it was due; “flat” is right within two percent. Nothing is judged early, and nothing is taken back.',
  },
  {
    question: 'What is the plain guess?',
    answer:
      'Somebody who knows nothing would say “up” every time, and today’s value for a price. The same signals are scored for that guess, and the two rates stand side by side. A rule that does not beat it is not worth following.',
  },
  {
    question: 'Why is there sometimes no rate?',
    answer:
      'Under 30 settled signals a rate is mostly chance, so only the counts are shown. From 30 on, an interval says how far off the true rate may be, in 95 of 100 such cases.',
  },
  {
    question: 'What if a signal is due and has no result?',
    answer:
      'Then its day has passed and the closing price was not on file yet. It says so, with its age, and counts for nothing until it is settled.',
  },
] as const;

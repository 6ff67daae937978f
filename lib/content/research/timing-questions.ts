import { ruleCopy } from '@/lib/domain/research/predictions';

/** FAQ about the model. */
export const timingQuestions = [
  {
    question: 'What is in a signal?',
    answer:
      'A direction, a time period, the starting value, the predicted value and an error band. Signals cannot be edited or backdated once issued.',
  },
  { question: 'How does the model work?', answer: ruleCopy },
  {
    question: 'When does the model predict up, down or flat?',
    answer:
      'It predicts flat when the value changed by 2% or less over the last 12 months. Above that, it predicts the direction of that change.',
  },
  {
    question: 'When is a signal correct?',
    answer:
      'Up is correct when the value on the due date is above the starting value, down when it is below. “Flat” is correct within 2%. Every signal is scored on its due date, never earlier.',
  },
  {
    question: 'What does accuracy mean?',
    answer:
      'For a timing signal, the share of correct directions. For a price forecast, the share of results inside the error band. The baseline of a price forecast gets a band of the same width around the starting price.',
  },
  {
    question: 'What is the baseline?',
    answer:
      'The baseline always predicts up, and for a price it predicts no change. We score it on the same signals. A model is only useful if it beats the baseline.',
  },
  {
    question: 'Why is there no accuracy for some signals?',
    answer:
      'Below 30 settled signals, accuracy is mostly chance, so we show counts only. From 30 on, we show a 95% confidence interval.',
  },
  {
    question: 'Why does a due signal have no result?',
    answer: 'We are waiting for the closing price. The signal is excluded from accuracy until it is settled.',
  },
] as const;

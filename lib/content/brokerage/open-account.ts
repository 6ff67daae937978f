import { brokeragePaths } from '@/lib/domain/brokerage/brokerage-paths';
import { decisionTime } from './application/decision-time';
import { agreements } from './agreements/agreements';
import type { ContentPage } from '@/lib/content/shared/blocks';

export const startApplicationLink = {
  label: 'Start application',
  href: brokeragePaths.openAccountStep('account-creation'),
};

/** What an application requires, shown before it starts. */
export const openAccount = {
  title: 'Open a brokerage account',
  description:
    'Apply for a brokerage account in your own name in 4 steps. See the questions, documents and risks first.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'Open a brokerage account',
      title: 'Apply in 4 steps. We save your progress.',
      text: 'Apply for an account in your own name at Alpaca, a US broker. Continue on any device.',
      actions: [startApplicationLink],
      note: 'Free, with no obligation. The broker makes the decision.',
      blocks: [
        {
          kind: 'facts',
          title: 'What it takes',
          facts: [
            { label: 'Eligibility', value: 'Adults with a Social Security number' },
            { label: 'Have ready', value: 'Your address and employer details' },
            { label: 'Time', value: '10 to 20 minutes' },
            { label: 'Decision', value: 'Most within minutes, some up to two business days' },
            { label: 'Broker', value: 'Alpaca, which holds your money' },
          ],
          note: 'We don’t save your Social Security number. You enter it with your contact information, and again before you submit if you reload or change devices.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'The four steps',
      text: 'You can go back and change your answers anytime.',
      steps: [
        { title: 'Account', text: 'Log in or sign up to save your application.' },
        { title: 'Contact information', text: 'Your name, address, date of birth, citizenship and tax details.' },
        {
          title: 'Investor questionnaire',
          text: 'Your goals, experience, income, net worth and regulatory questions.',
        },
        { title: 'Agreements', text: 'Review your answers, read four documents and submit.' },
      ],
    },
    {
      kind: 'rows',
      title: 'Risk',
      isRefusal: true,
      rows: [
        { title: 'Stocks', text: 'You can lose the money you invest.' },
        {
          title: 'Options',
          text: 'You can lose the full premium. Many options expire worthless, including some of ours.',
        },
        { title: 'Margin', text: 'You can lose more than you invest and owe the broker money.' },
      ],
      note: 'Our research and signals are not personal recommendations.',
    },
    {
      kind: 'faq',
      title: 'FAQ',
      questions: [
        {
          question: 'Can I finish later?',
          answer: 'Yes. We save your answers for 30 days, encrypted. Log in on any device to continue.',
        },
        {
          question: 'What happens after I submit?',
          answer: `The broker verifies your identity. ${decisionTime} You can check the status anytime.`,
        },
        {
          question: 'Can my application be declined?',
          answer:
            'Yes. The broker can decline it, and so can we if your answers show that this account is not a good fit. You can still use our research and track record.',
        },
        {
          question: 'Who can see my answers?',
          answer: 'Only you until you submit, then the broker too. Your answers are stored encrypted.',
        },
      ],
      blocks: [
        {
          kind: 'rows',
          title: 'What do you ask, and why?',
          text: 'Brokers are required by law to know their customers.',
          rows: [
            {
              title: 'Name, address, date of birth, Social Security number',
              text: 'The broker verifies your identity against public records.',
            },
            {
              title: 'Objective, risk tolerance, time horizon, experience',
              text: 'The broker uses these answers to approve options trading. Answer accurately.',
            },
            {
              title: 'Income, net worth, employment and family',
              text: 'The broker uses these to decide how much risk you can take.',
            },
            {
              title: 'Regulatory questions',
              text: 'Ties to public companies, exchanges or public office mean a longer review. A yes does not disqualify you.',
            },
            {
              title: 'Trusted contact (optional)',
              text: 'A person the broker can call if it can’t reach you. They have no access to your account.',
            },
          ],
        },
        {
          kind: 'rows',
          title: 'Which agreements will I sign?',
          text: 'These four, at the end of the application.',
          rows: Object.values(agreements).map(({ document }) => ({
            title: document.title,
            text: document.description,
            link: { label: `Read the ${document.title.toLowerCase()}`, href: document.path },
          })),
        },
      ],
    },
    {
      kind: 'cta',
      title: 'Ready to apply?',
      text: 'You can stop and continue anytime.',
      actions: [startApplicationLink],
    },
  ],
} satisfies ContentPage;

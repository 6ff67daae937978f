import { paths } from '@/lib/domain/paths';
import { agreements } from './agreements/agreements';
import type { ContentPage } from './blocks';

const begin = { label: 'Begin the application', href: paths.openAccountStep('account-creation') };

/** What an application takes, before anybody types a word of it. */
export const openAccount = {
  title: 'Open a brokerage account',
  description:
    'Four steps to a brokerage account in your own name: what is asked, why, how long it takes, what you can lose.',
  blocks: [
    {
      kind: 'opening',
      eyebrow: 'Open a brokerage account',
      title: 'Four steps, and nothing lost on the way.',
      text: 'You apply here for an account at a registered broker, in your own name. Your answers are saved as you type, and you can go on with them on another device.',
      actions: [begin, { label: 'See where an application stands', href: paths.openAccountStatus }],
      note: 'Applying costs nothing and obliges you to nothing. The broker decides, not we.',
      blocks: [
        {
          kind: 'facts',
          title: 'What it takes',
          facts: [
            { label: 'Who may', value: 'Adults with a Social Security number' },
            { label: 'How long', value: 'About fifteen minutes' },
            { label: 'Saved for', value: 'Thirty days, encrypted' },
            { label: 'Who sees it', value: 'You, and the broker once you send it' },
            { label: 'What it costs', value: 'Nothing' },
            { label: 'Who holds your money', value: 'The broker, never this site' },
          ],
          note: 'Your Social Security number is the one answer that is not saved: you type it before you send.',
        },
      ],
    },
    {
      kind: 'steps',
      title: 'The four steps',
      text: 'Each has an address of its own, and you can go back and forth between them.',
      steps: [
        { title: 'Account', text: 'You log in here, so that the application has an owner.' },
        { title: 'Contact information', text: 'Your name, where you live, your birth, citizenship and taxes.' },
        {
          title: 'Investor questionnaire',
          text: 'What the money is for, what you know, what you earn and own, and four questions of the law.',
        },
        { title: 'Agreements', text: 'You check every answer, read four documents, and send.' },
      ],
    },
    {
      kind: 'rows',
      title: 'What is asked, and why',
      text: 'A broker has to know its customers by law. Nothing is asked that it does not want.',
      rows: [
        {
          title: 'Name, address, date of birth, tax number',
          text: 'The broker compares them with public records, so that nobody opens an account as you.',
        },
        {
          title: 'Objective, risk, horizon, experience',
          text: 'The broker must know what a customer wants before it approves options. Answer as it is.',
        },
        {
          title: 'Income, worth, work and family',
          text: 'They decide how much the broker lets somebody put at risk.',
        },
        {
          title: 'Ties to companies, exchanges and offices',
          text: 'People with such ties may not do everything that others may. A yes means a longer check, and not a no.',
        },
        {
          title: 'A trusted contact, if you want',
          text: 'Somebody to call when the broker cannot reach you. They see nothing and decide nothing.',
        },
      ],
    },
    {
      kind: 'rows',
      title: 'What you can lose',
      text: 'An account lets you do things that a reader of this site cannot.',
      isRefusal: true,
      rows: [
        { title: 'What you put in', text: 'Shares can fall and stay down. Nobody here knows which will.' },
        {
          title: 'All that an option cost',
          text: 'Options end on a day. Many end worth nothing, some of ours among them.',
        },
        { title: 'More than you put in', text: 'With borrowed money you can owe the broker after everything is sold.' },
      ],
      note: 'Nothing on this site is a recommendation. The signals are made for everybody and know nothing about you.',
    },
    {
      kind: 'rows',
      title: 'What you will sign',
      text: 'Read them now, without an account and without hurry.',
      rows: Object.values(agreements).map(({ document }) => ({
        title: document.title,
        text: document.description,
        link: { label: `Read the ${document.title.toLowerCase()}`, href: document.path },
      })),
    },
    {
      kind: 'faq',
      title: 'Before you begin',
      questions: [
        {
          question: 'Can I stop and go on later?',
          answer:
            'Yes. What you typed is saved to your account here for thirty days, and waits for you on every device where you log in.',
        },
        {
          question: 'What happens after I send it?',
          answer:
            'The broker checks who you are. That takes minutes for most and days for some. A page here says where your application stands and what is needed.',
        },
        {
          question: 'Could I be refused?',
          answer:
            'Yes. The broker can refuse an application, and so can we when this kind of account does not fit what you answered. Research and the public record stay open to you.',
        },
        {
          question: 'Who reads my answers?',
          answer: 'You do, and the broker from the moment you send. Until then they lie encrypted, for you alone.',
        },
      ],
    },
    {
      kind: 'cta',
      title: 'Have your address and your papers at hand.',
      text: 'You can look at every question before you answer any.',
      actions: [begin, { label: 'Read the disclosures', href: paths.disclosures }],
    },
  ],
} satisfies ContentPage;

import type { ApplicationScreen, ApplicationStep } from '@/lib/domain/application-steps';

/** How each screen is called: in the list of steps, and as the headline of its page. */
export const stepNames: Record<ApplicationStep, string> = {
  'account-creation': 'Account',
  'contact-information': 'Contact information',
  'investor-questionnaire': 'Investor questionnaire',
  agreements: 'Agreements',
};

export const screenTitles: Record<ApplicationScreen, string> = {
  'account-creation': 'Begin with your account here',
  'contact-information': 'Tell us who you are',
  'investor-questionnaire': 'Tell us how you invest',
  'check-your-answers': 'Check your answers',
  agreements: 'Read and sign',
};

export const flowWords = {
  eyebrow: 'Open a brokerage account',
  description: 'One part of the application for a brokerage account: four steps, saved as you type.',
  needsScripts: 'The application is saved while you type and shown to you alone, for which this page needs scripts.',
  loading: 'Fetching your application',
  loadFailed: 'We could not fetch your application',
  steps: 'Steps of the application',
  sandboxTitle: 'Sandbox',
  sandbox:
    'No account is opened and nothing leaves this machine. Use made-up details and a Social Security number that begins with 900, like 900-12-3456; others are refused.',
  allNeeded: 'Every question needs an answer, unless it is marked optional.',
  stepState: { 'not-started': 'Not started', incomplete: 'Incomplete', complete: 'Complete' },
  answered: (given: number, all: number) => `${given} of ${all} answered`,
  ticked: (given: number, all: number) => `${given} of ${all} ticked`,
  expand: 'Expand',
  collapse: 'Collapse',
  change: 'Change',
  continue: 'Continue',
  backToCheck: 'Save and go back to your answers',
  back: 'Back',
  selectOne: 'Select one',
  show: 'Show',
  hide: 'Hide',
  problems: (count: number) =>
    count === 1 ? 'There is one answer to look at' : `There are ${count} answers to look at`,
  none: 'Not given',
  taxIdLater: 'You type it again before you send',
  taxIdHere: (last: string) => `Ends in ${last}, not saved`,
  unsuitableTitle: 'What you can do instead',
  unsuitable:
    'An account of this kind is not for you as you have answered. Your answer should say what is true for you, and changes to it are recorded. You can learn without an account: ',
  unsuitableLinks: { record: 'follow the signals on paper in the public record', research: 'read the research' },
};

export const saveWords = {
  idle: 'Your answers are saved as you type.',
  waiting: 'Not saved yet',
  saving: 'Saving',
  saved: (time: string) => `Saved at ${time}`,
  failedTitle: 'Your last changes are not saved yet',
  failed: (reason: string) => `${reason} What you typed is still on this page, and we go on trying.`,
  retry: 'Save now',
  conflictTitle: 'These answers were changed on another device',
  conflict: 'What you typed here is still on this page, and is not saved. Which answers should stay?',
  keepMine: 'Keep what is on this page',
  takeTheirs: 'Take the answers of the other device',
  note: 'Saved for 30 days, encrypted. Your Social Security number is not.',
};

export const accountStepWords = {
  signInTitle: 'Log in to continue',
  signInText:
    'An application belongs to your account here, so that it can be saved and nobody else can see it. Opening an account here is free and takes under a minute.',
  logIn: 'Log in',
  signUp: 'Sign up free',
  investorText: 'You are logged in as an investor. Applications belong to a member’s account: log in with that one.',
  signedInTitle: (name: string) => `You are logged in as ${name}`,
  signedInText: 'Your application is saved to this account. You can go on with it on any device where you log in.',
  noneYet: 'No brokerage account has been opened with it so far.',
  goOn: (step: string) => `Go on with: ${step}`,
  needTitle: 'What to have at hand',
  needs: [
    'Your address, and your Social Security number',
    'The name and address of your employer, if you have one',
    'What you earn and own, roughly',
    'About fifteen minutes; you can stop at any point and come back within 30 days',
  ],
};

export const checkWords = {
  lead: 'Nothing has been sent. Look through your answers; each of them can be changed, and brings you back here.',
  unfinished: 'Some questions have no answer yet, or one that the broker would not take.',
  finish: 'Look at them',
  go: 'All of this is right: on to the agreements',
  print: 'Print these answers',
};

export const signWords = {
  lead: 'Four agreements, two statements each. Tick only what you have read and agree with.',
  unfinishedTitle: 'Not everything is answered yet',
  unfinished: 'You can read the agreements now. Before you send, finish these steps:',
  taxIdTitle: 'Your Social Security number, once more',
  taxIdText: 'It is never saved with your answers, so it is typed anew before you send.',
  taxIdHelp: 'Nine digits. It goes to the broker and stays in no draft.',
  sendTitle: 'Send the application',
  sendText:
    'The broker gets your answers and checks them. We keep which text of each agreement you signed, when, and from which address.',
  send: 'Send the application',
  sending: 'Sending',
  region: (title: string) => `Text of the ${title.toLowerCase()}`,
};

export const existsWords = {
  title: 'You already have an account',
  text: 'An application has been sent for you, and one person gets one account. Here is where it stands.',
  action: 'See where it stands',
};

export const sessionWords = {
  warningTitle: 'Your session ends soon',
  warning: (time: string) =>
    `It ends at ${time}. Log in again now, or go on typing: when it ends you can log in over this page, and nothing is lost.`,
  endedTitle: 'Your session has ended',
  ended: 'Everything you typed is still on this page. Log in, and it is saved.',
  logIn: 'Log in again',
};

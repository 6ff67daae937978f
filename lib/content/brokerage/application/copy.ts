import type { ApplicationScreen, ApplicationStep } from '@/lib/domain/brokerage/application-steps';

/** Step names in the progress list. */
export const stepNames: Record<ApplicationStep, string> = {
  'account-creation': 'Account',
  'contact-information': 'Contact information',
  'investor-questionnaire': 'Investor questionnaire',
  agreements: 'Agreements',
};

export const screenTitles: Record<ApplicationScreen, string> = {
  'account-creation': 'Your account',
  'contact-information': 'Contact information',
  'investor-questionnaire': 'Investor questionnaire',
  'check-your-answers': 'Review your answers',
  agreements: 'Agreements',
};

export const flowCopy = {
  eyebrow: 'Open a brokerage account',
  description: 'A step of your brokerage account application.',
  needsScripts: 'Turn on JavaScript to apply.',
  loading: 'Loading your application',
  loadFailed: 'We couldn’t load your application',
  steps: 'Application steps',
  review: 'Review your answers',
  stepOf: (place: number, all: number) => `Step ${place} of ${all}`,
  sandboxTitle: 'Sandbox',
  sandbox:
    'This account is simulated. Use test data and a Social Security number that begins with 900, like 900-12-3456.',
  sandboxSent: 'This account is simulated. No real account is opened and no money moves.',
  allNeeded: 'All questions are required unless marked optional.',
  stepState: { 'not-started': 'Not started', incomplete: 'Incomplete', complete: 'Complete' },
  taxIdNeeded: 'SSN needed',
  taxIdNeededLink: 'Social Security number needed',
  taxIdSandbox: 'Sandbox: use a number that begins with 900.',
  answered: (given: number, all: number) => `${given} of ${all} answered`,
  ticked: (given: number, all: number) => `${given} of ${all} checked`,
  minutes: (count: number) => `about ${count} min`,
  timeLeft: (count: number) => `About ${count} min left`,
  expand: 'Expand',
  collapse: 'Collapse',
  change: 'Change',
  add: 'Add',
  continue: 'Continue',
  backToCheck: 'Save and return to review',
  back: 'Back',
  selectOne: 'Select one',
  exactAmounts: (label: string) => `Narrow the range of your ${label.toLowerCase()} (optional)`,
  show: 'Show',
  hide: 'Hide',
  problems: (count: number) => (count === 1 ? 'Please fix 1 field' : `Please fix ${count} fields`),
  toFix: (count: number) => `${count} to fix`,
  none: 'Not given',
  taxIdLater: 'Enter it again before you submit',
  taxIdHere: (last: string) => `Ends in ${last}, not saved`,
  unsuitableTitle: 'This account isn’t a good fit',
  unsuitable:
    'Based on your answers, this account isn’t a good fit. Answer accurately; changes are recorded. You can still ',
  saveAndLeave: 'Save and leave',
  unsuitableLinks: { record: 'follow our options track record', research: 'read the research' },
};

/** A finished group in one line, while it is collapsed. */
export const groupSummaryCopy = {
  allNo: (count: number) => `${count} answered: no`,
  someYes: (count: number, all: number) => `${count} of ${all} answered yes`,
  noContact: 'No trusted contact',
  income: (range: string) => `Income ${range.charAt(0).toLowerCase()}${range.slice(1)}`,
};

export const saveCopy = {
  idle: 'Your answers are saved as you type.',
  waiting: 'Not saved yet',
  saving: 'Saving',
  saved: (time: string) => `Saved at ${time}`,
  failedTitle: 'Your latest changes are not saved',
  failed: (reason: string) => `${reason} Keep this page open. We’ll keep trying.`,
  retry: 'Save now',
  conflictTitle: 'Your answers changed in another tab or on another device',
  conflict: 'Which answers do you want to keep?',
  keepMine: 'Keep this page’s answers',
  takeTheirs: 'Use the other answers',
  note: 'Saved for 30 days, encrypted. We don’t save your Social Security number.',
};

export const accountStepCopy = {
  signInTitle: 'Sign up to continue',
  signInText: 'We save your application to your account. Signing up is free and takes under a minute.',
  logIn: 'Log in',
  signUp: 'Sign up free',
  investorText: 'You are using your investor account. Switch to your member account to apply.',
  signedInTitle: (name: string) => `You are logged in as ${name}`,
  signedInText: 'We save your application to this account. Continue on any device.',
  noneYet: 'You have no brokerage account yet.',
  needTitle: 'What you’ll need',
  needs: [
    'Your address and Social Security number',
    'Your employer’s name and address, if employed',
    'Your approximate income and net worth',
  ],
  time: '10 to 20 minutes. We save your progress for 30 days',
};

export const checkCopy = {
  lead: 'Review your answers before you submit. You can change any of them.',
  unfinished: 'Some answers are missing or need a correction.',
  goTo: (step: ApplicationStep) => `Go to ${stepNames[step].toLowerCase()}`,
  taxIdNext: 'We don’t save your Social Security number. Enter it again when you submit, after the agreements.',
  go: 'Continue to agreements',
  print: 'Print answers',
};

export const signCopy = {
  lead: 'Read the four agreements and check each statement you agree with.',
  unfinishedTitle: 'Some steps are incomplete',
  unfinished: 'Complete these steps before you submit:',
  taxIdTitle: 'Social Security number',
  taxIdText: 'We don’t save it with your answers, so enter it again.',
  taxIdHelp: 'Nine digits. Sent to the broker. Not kept in your saved draft.',
  sendTitle: 'Submit application',
  sendText: 'We send your answers to the broker. We record the version, time and IP address of each agreement.',
  send: 'Submit application',
  sending: 'Submitting',
  region: (title: string) => `Text of the ${title.toLowerCase()}`,
};

export const existsCopy = {
  title: 'You already applied',
  text: 'You can apply for one account. Check the status of your application.',
  action: 'Check application status',
};

export const sessionCopy = {
  warningTitle: 'Your session ends soon',
  warning: (time: string) =>
    `Your session ends at ${time}. Log in again to stay signed in. You won’t lose your answers.`,
  endedTitle: 'Your session has ended',
  ended: 'Log in again to save your answers.',
  logIn: 'Log in again',
};

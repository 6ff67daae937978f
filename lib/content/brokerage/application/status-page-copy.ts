import type { Stage } from '@/lib/domain/brokerage/application/timeline';
import { decisionTime } from './decision-time';
import { loadingApplication } from './loading-application';

/** Copy of the application status page. */
export const statusPageCopy = {
  eyebrow: 'Brokerage account',
  title: 'Your application',
  description: 'Check the status of your brokerage account application and what happens next.',
  loading: loadingApplication,
  failed: 'We couldn’t load your application',
  signInTitle: 'Log in to see your application',
  signInText: 'Only you can see its status.',
  needsScripts: 'Turn on JavaScript to see your application.',
  noneTitle: 'No application submitted yet',
  noneText: 'We save your answers as you type them.',
  begin: 'Start application',
  draftTitle: (step: number, all: number, day: string) => `Step ${step} of ${all}, saved on ${day}`,
  draftText: 'You haven’t submitted your application yet. Continue where you left off.',
  nextTitle: 'What happens next',
  refresh: 'Refresh status',
  refreshing: 'Refreshing',
  lookedAt: (time: string) => `As of ${time}`,
  brokerSaid: 'Broker’s message:',
  correct: 'Edit answers',
  needsTitle: 'What the broker needs',
  neededDocuments: (names: readonly string[]) =>
    `The broker needs ${names.length === 1 ? '1 document' : `${names.length} documents`}: ${listed(names)}`,
  timelineTitle: 'Timeline',
  stageDone: '(done)',
  received: 'The broker has your application. You can add money and trade once it is approved.',
  toStatus: 'Check application status',
  signedTitle: 'Signed agreements',
  signed: (version: number, day: string) => `Version ${version}, signed on ${day}`,
  handedIn: (day: string) => `Uploaded on ${day}`,
  chooseHint: 'PDF, PNG or JPEG, up to 5 MB.',
  send: 'Upload file',
  sending: 'Uploading',
  sent: 'Sent to the broker.',
  noFile: 'Choose a file',
  wrongFormat: 'Choose a PDF, PNG or JPEG',
  tooLarge: 'Choose a file up to 5 MB',
  amend: 'Submit corrections',
  amending: 'Sending',
  amended: 'Corrections sent to the broker.',
  amendTaxId: 'Nine digits. We send it to the broker and don’t keep it.',
  amendOrUpload: 'Correct your details, upload a document, or both.',
  amendTitle: 'Correct your details',
  research: 'Explore research',
};

const listed = (names: readonly string[]) =>
  new Intl.ListFormat('en-US').format(names.map((name) => name.charAt(0).toLowerCase() + name.slice(1)));

/** Stages of the timeline, with what happens next. */
export const stageCopy: Record<Stage, { title: string; next: string }> = {
  submitted: { title: 'Submitted', next: 'We send your application to the broker.' },
  review: {
    title: 'Under review',
    next: `The broker verifies your answers. ${decisionTime}`,
  },
  decision: { title: 'Decision', next: 'Approved, action required or declined. We email you when it changes.' },
  action: { title: 'Action required', next: 'Send the broker what it asks for. The review then continues.' },
  approved: { title: 'Approved', next: 'The broker activates your account within minutes.' },
  active: { title: 'Active', next: 'Connect a bank and make a deposit.' },
  rejected: { title: 'Declined', next: 'Ask the broker for its reasons. You can still use our research.' },
  refused: {
    title: 'Not accepted',
    next: 'Edit your answers and submit again. They are saved, except your Social Security number.',
  },
  closed: { title: 'Closed', next: 'The broker keeps your statements.' },
};

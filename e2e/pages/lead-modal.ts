import { consents, type ConsentName } from '@/lib/content/visits/consents';
import { confirmSignupCopy } from '@/lib/content/leads/confirm-signup';
import { phoneModal, phoneModals, singleSignupModal } from '@/lib/content/shared/modals';
import { mailedPaths } from '@/lib/domain/shared/mailed-paths';
import { paths } from '@/lib/domain/shared/paths';
import { Modal } from './modal';

type Way = {
  title: string;
  /** The path of a page with a link that opens the modal, and that link's name. */
  from: string;
  link: string;
  path: string;
  /** The label of the phone field, the submit button and the consent text. */
  number: string;
  submit: string;
  consent: ConsentName;
};

/** The three modals that require a phone number, each with the way to open it. */
export const leadModals = {
  'test-drive': {
    title: phoneModals.testDrive.title,
    from: paths.home,
    link: 'Free test drive',
    path: paths.form('test-drive'),
    number: phoneModal.phoneNumber,
    submit: phoneModal.submit,
    consent: 'phone-test-drive',
  },
  'app-link': {
    title: phoneModals.appLink.title,
    from: `${paths.search}?q=app+link`,
    link: 'Text me the app link',
    path: paths.form('app-link'),
    number: phoneModal.phoneNumber,
    submit: phoneModal.submit,
    consent: 'phone-app-link',
  },
  'single-signup': {
    title: singleSignupModal.title,
    // This page is shown for an expired confirmation link.
    from: mailedPaths.confirmSignup('a-link-that-nobody-was-sent-0123456789abcdef'),
    link: confirmSignupCopy.again,
    path: paths.form('single-signup'),
    number: `${singleSignupModal.phone} (optional)`,
    submit: singleSignupModal.submit,
    consent: 'signup-phone',
  },
} as const satisfies Record<string, Way>;
export type LeadModalName = keyof typeof leadModals;
export const leadModalNames = Object.keys(leadModals) as LeadModalName[];

export class LeadModal extends Modal {
  readonly way: Way;
  protected readonly title: string;

  constructor(page: Modal['page'], name: LeadModalName) {
    super(page);
    this.way = leadModals[name];
    this.title = this.way.title;
  }

  get link() {
    return this.page.getByRole('main').getByRole('link', { name: this.way.link, exact: true });
  }

  get number() {
    return this.field(this.way.number);
  }

  get country() {
    return this.field(phoneModal.country);
  }

  get tick() {
    return this.dialog.getByRole('checkbox', { name: consents[this.way.consent].text });
  }

  get consentLine() {
    return this.dialog.getByText(consents[this.way.consent].text, { exact: true });
  }

  /** Opens the modal with the keyboard, so that focus can return to the link. */
  async open() {
    await this.link.focus();
    await this.page.keyboard.press('Enter');
    return this.shown();
  }

  send() {
    return this.submit(this.way.submit);
  }
}

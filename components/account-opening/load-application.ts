import type { ApplicationDraft } from '@/lib/contracts/brokerage';
import { isDraftKey, type Answers } from '@/lib/domain/application/keys';
import { isOver } from '@/lib/domain/application/statuses';
import type { ApplicationStep } from '@/lib/domain/application-steps';
import { displayPhone } from '@/lib/domain/phone';
import { isDemo } from '@/lib/content/product';
import { applicationCalls } from './application-calls';

export type LoadedApplication = {
  answers: Answers;
  /** When the server's draft was saved; null when there is none. */
  savedAt: string | null;
  /** The step at which it was left. */
  step: ApplicationStep | null;
  /** An account, or an application that may become one. */
  hasAccount: boolean;
  isSandbox: boolean;
};

/** What the form begins with: the saved answers, or the four that the account here knows (section 3). */
export async function loadApplication(signal: AbortSignal): Promise<LoadedApplication> {
  const calls = applicationCalls();
  const [{ draft }, profile, hasAccount, state] = await Promise.all([
    calls.readDraft({ signal }),
    calls.profile({ signal }),
    // Section 8: a check that fails counts as no account.
    calls.exists({ signal }).then(
      ({ exists }) => exists,
      () => false,
    ),
    calls.application({ signal }).catch(() => ({ application: null, isSandbox: isDemo })),
  ]);
  const known = {
    given_name: profile.firstName,
    family_name: profile.lastName,
    email: profile.email,
    phone_number: profile.phone === null ? '' : displayPhone(profile.phone),
    tax_id_type: 'USA_SSN',
  };
  return {
    answers: { ...known, ...answersOf(draft) },
    savedAt: draft?.updatedAt ?? null,
    step: draft?.step ?? null,
    hasAccount: hasAccount || isUnderWay(state.application?.status),
    isSandbox: state.isSandbox,
  };
}

/** The server keeps text by name; names that this form does not know are left out. */
export const answersOf = (draft: ApplicationDraft | null): Answers =>
  Object.fromEntries(Object.entries(draft?.answers ?? {}).filter(([name]) => isDraftKey(name)));

/** What the broker would not take can be corrected and sent again, and after an end there can be a new beginning. */
const isUnderWay = (status: string | undefined) => status !== undefined && status !== 'refused' && !isOver(status);

import { createClient } from '@/lib/client/http/create-client';
import { browserHttp } from '@/lib/client/http/http';
import { usersContract } from '@/lib/contracts/accounts/users';
import { brokerageContract, type ApplicationDraft } from '@/lib/contracts/brokerage/brokerage';
import { isSavedAnswer, type Answers } from '@/lib/domain/brokerage/application/keys';
import { isOver } from '@/lib/domain/brokerage/application/statuses';
import type { ApplicationStep } from '@/lib/domain/brokerage/application-steps';
import { displayPhone } from '@/lib/domain/shared/phone';
import { isDemo } from '@/lib/content/shared/product';
import { outdatedStatements } from './agreements/agreement-versions';
import { presetCountry } from './preset-country';

export type LoadedApplication = {
  answers: Answers;
  /** The time the draft was saved; null without a draft. */
  savedAt: string | null;
  /** The step to resume at; null without a draft. */
  step: ApplicationStep | null;
  /** True if the member has an account, or an application in progress. */
  hasAccount: boolean;
  isSandbox: boolean;
};

type ApplicationCalls = ReturnType<typeof applicationClient>;

export const applicationClient = () => ({
  ...createClient(brokerageContract, browserHttp()),
  profile: createClient(usersContract, browserHttp()).profile,
});

/**
 * Loads the form's initial answers: those of the draft, or the four known from the account (section 3) with the most
 * likely countries.
 */
export async function loadApplication(calls: ApplicationCalls): Promise<LoadedApplication> {
  const [{ draft }, profile, hasAccount, state] = await Promise.all([
    calls.readDraft(),
    calls.profile(),
    // Section 8: if the check fails, assume that there is no account.
    calls.exists().then(
      ({ exists }) => exists,
      () => false,
    ),
    calls.application().catch(() => ({ application: null, isSandbox: isDemo, fundingStep: null })),
  ]);
  const known = {
    given_name: profile.firstName,
    family_name: profile.lastName,
    email: profile.email,
    phone_number: profile.phone === null ? '' : displayPhone(profile.phone),
    country: await presetCountry(profile.phone, window.navigator.languages),
    // Section 3 accepts only US tax IDs.
    country_of_tax_residence: 'USA',
  };
  return {
    // The only tax ID type of section 3.
    answers: { ...known, ...answersOf(draft), tax_id_type: 'USA_SSN' },
    savedAt: draft?.updatedAt ?? null,
    step: draft?.step ?? null,
    hasAccount: hasAccount || isUnderWay(state.application?.status),
    isSandbox: state.isSandbox,
  };
}

/** Drops saved answers that this form does not have, and statements about an outdated version of an agreement. */
function answersOf(draft: ApplicationDraft | null): Answers {
  const saved = draft?.answers ?? {};
  const outdated = outdatedStatements(saved);
  return Object.fromEntries(Object.entries(saved).filter(([name]) => isSavedAnswer(name) && !outdated.includes(name)));
}

/**
 * Whether a new application is ruled out. A rejected application can be corrected and sent again, and a closed account
 * can be followed by a new one.
 */
const isUnderWay = (status: string | undefined) => status !== undefined && status !== 'refused' && !isOver(status);

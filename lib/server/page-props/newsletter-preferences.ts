import { isAxiosError } from 'axios';
import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/create-client';
import { newsletterLinkInvalid } from '@/lib/content/messages';
import { newsletterContract, type NewsletterPreferences } from '@/lib/contracts/newsletter';
import { readVisitorForm } from '../http/visitor-form';
import { pageHttp } from './api-client';
import { isOpened, keepSecret, press, tokenIn, type Outcome } from './newsletter-press';

export type NewsletterPreferencesProps =
  | { token: null; preferences: null; outcome: Outcome }
  | { token: string; preferences: NewsletterPreferences; outcome: Outcome | null };

/** What a reader of the newsletter wants, behind a link of each mail: two questions and two buttons, without a sign-in. */
export const getPreferencesProps: GetServerSideProps<NewsletterPreferencesProps> = async ({ req, res, query }) => {
  keepSecret(res);
  const token = tokenIn(query);
  let outcome: Outcome | null = null;
  if (token !== null && !isOpened(req))
    outcome = await press(req, res, newsletterContract.choose, async () => toChoice(token, await readVisitorForm(req)));
  const preferences = token === null ? null : await read(token);
  if (token !== null && preferences?.isOnTheList) return { props: { token, preferences, outcome } };
  return { props: { token: null, preferences: null, outcome: { isGood: false, sentence: newsletterLinkInvalid } } };
};

/** A name for each box that was ticked: a form without scripts sends a name once. */
const toChoice = (token: string, { pace, ...fields }: Record<string, string>) => ({
  token,
  pace,
  wants: Object.keys(fields).flatMap((name) => /^wants-(.+)$/.exec(name)?.[1] ?? []),
});

async function read(token: string) {
  try {
    return await createClient(newsletterContract, pageHttp()).preferences({ query: { token } });
  } catch (error) {
    if (isAxiosError(error) && error.response?.status === 400) return null;
    throw error;
  }
}

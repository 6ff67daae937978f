import { isAxiosError } from 'axios';
import type { GetServerSideProps } from 'next';
import { createClient } from '@/lib/client/http/create-client';
import { newsletterLinkInvalid } from '@/lib/content/leads/messages';
import { newsletterContract, type NewsletterPreferences } from '@/lib/contracts/publishing/newsletter';
import { mailLists } from '@/lib/domain/publishing/newsletter';
import { readVisitorForm } from '@/lib/server/app/page-props/visitor-form';
import { pageHttp } from '@/lib/server/app/page-props/api-client';
import { isOpened, setPrivateHeaders, press, tokenIn, type Outcome } from './newsletter-press';

export type NewsletterPreferencesProps =
  | { token: null; preferences: null; outcome: Outcome }
  | { token: string; preferences: NewsletterPreferences; outcome: Outcome | null };

/** Props of the preferences page, which a link in each email opens without signing in. */
export const getPreferencesProps: GetServerSideProps<NewsletterPreferencesProps> = async ({ req, res, query }) => {
  setPrivateHeaders(res);
  const token = tokenIn(query);
  let outcome: Outcome | null = null;
  if (token !== null && !isOpened(req))
    outcome = await press(req, res, newsletterContract.choose, async () => toChoice(token, await readVisitorForm(req)));
  const preferences = token === null ? null : await read(token);
  if (token !== null && preferences?.isOnTheList) return { props: { token, preferences, outcome } };
  return { props: { token: null, preferences: null, outcome: { isGood: false, sentence: newsletterLinkInvalid } } };
};

/** Each checkbox has its own field name, because a form without JavaScript sends each name once. */
const toChoice = (token: string, { pace, ...fields }: Record<string, string>) => ({
  token,
  pace,
  lists: mailLists.filter((list) => `list-${list}` in fields),
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

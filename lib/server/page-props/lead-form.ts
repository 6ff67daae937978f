import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import { leadFormWords, type LeadFormWords } from '@/lib/content/lead-forms';
import { fieldsMarked, formNotOpen, messageKept } from '@/lib/content/messages';
import { leadCalls } from '@/lib/contracts/lead-endpoints';
import { leadAnswer } from '@/lib/contracts/phone-numbers';
import type { PublicIdea } from '@/lib/contracts/tracker';
import { inOneLine, isLeadForm, toLeadBody, trapField, type LeadFormName } from '@/lib/domain/lead-forms';
import { paths } from '@/lib/domain/paths';
import { AppError } from '../errors';
import { toFailure } from '../http/failures';
import { callForVisitor, readVisitorForm } from '../http/visitor-form';
import { shownIdeas } from './shown-ideas';
import { attributionOf, ownReferrer, sourceOf } from '../http/visit-source';

export type LeadFormPageProps = {
  form: LeadFormName;
  words: LeadFormWords;
  /** What was typed and what was wrong with it, after the form came back. */
  given: { values: Record<string, string>; errors: Record<string, string>; failure: string | null } | null;
  /** Said instead of the form once it has arrived. */
  done: string | null;
  /** Whose link led here, to go with a post without scripts. */
  source: string;
  /** What the tracker shows; null when it could not be read, or the page is another form's. */
  ideas: readonly PublicIdea[] | null;
};

/** A form's own page: shows it, and takes its post from browsers without scripts. */
export const getLeadFormProps: GetServerSideProps<LeadFormPageProps> = async ({ req, res, params, query }) => {
  const form = params?.['name'];
  if (!isLeadForm(form)) return { notFound: true };
  res.setHeader('Cache-Control', 'private, no-store');
  const ideas = form === 'tracker' ? await shownIdeas() : null;
  const words = leadFormWords[form];
  const page = { form, words, ideas, source: sourceOf(req), given: null, done: doneSentence(form, query['done']) };
  if (req.method === 'GET' || req.method === 'HEAD') return { props: page };

  const taken = await take(form, req, res);
  if (taken.isDone)
    return { redirect: { destination: `${paths.form(form)}?done${taken.isKept ? '=kept' : ''}`, statusCode: 303 } };
  return { props: { ...page, done: null, given: taken.given } };
};

type Taken = { isDone: true; isKept: boolean } | { isDone: false; given: NonNullable<LeadFormPageProps['given']> };

async function take(form: LeadFormName, request: IncomingMessage, response: ServerResponse): Promise<Taken> {
  let values: Record<string, string> = {};
  try {
    if (request.method !== 'POST')
      throw new AppError('method_not_allowed', 'This page takes GET, HEAD and POST.', { allow: 'GET, HEAD, POST' });
    const fields = await readVisitorForm(request);
    values = valuesOf(form, fields);
    const call = leadCalls[form];
    if (!call) throw new AppError('not_configured', formNotOpen);
    const body = {
      ...toLeadBody({ ...values, [trapField]: fields[trapField] }),
      ...call.fixed,
      page: ownReferrer(request)?.pathname,
      attribution: attributionOf(request),
    };
    const called = await callForVisitor(request, call.endpoint, body);
    if (called.isDone) return { isDone: true, isKept: leadAnswer.parse(called.answer).notice !== null };
    response.statusCode = called.status;
    if (called.retryAfter !== null) response.setHeader('Retry-After', called.retryAfter);
    return { isDone: false, given: { values, ...sentences(form, called) } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, headers, body } = toFailure(error);
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return { isDone: false, given: { values, errors: {}, failure: body.message } };
  }
}

/** Only what the form asks for comes back into the page. */
const valuesOf = (form: LeadFormName, fields: Record<string, string>) =>
  Object.fromEntries(leadFormWords[form].fields.map(({ name }) => [name, fields[name] ?? '']));

/** Sentences at their fields, and one above the form that leads there or says what else was wrong. */
function sentences(form: LeadFormName, { message, fields }: { message: string; fields: Record<string, string> }) {
  const names = leadFormWords[form].fields.map(({ name }) => name);
  const errors = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  return { errors, failure: Object.keys(errors).length > 0 ? fieldsMarked : message };
}

function doneSentence(form: LeadFormName, mark: string | string[] | undefined) {
  if (mark === undefined) return null;
  const { done } = leadFormWords[form];
  return inOneLine(done, mark === 'kept' ? messageKept : null);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSideProps } from 'next';
import { doneMessage } from '@/lib/content/leads/done-without-mail';
import { leadFormCopy } from '@/lib/content/leads/lead-forms';
import type { LeadFormCopy } from '@/lib/content/leads/lead-form-copy';
import { formNotOpen, messageKept } from '@/lib/content/leads/messages';
import { fieldsMarked } from '@/lib/content/shared/messages';
import { leadCalls } from '@/lib/client/forms/lead-endpoints';
import { leadAnswer } from '@/lib/contracts/leads/phone-numbers';
import type { PublicIdea } from '@/lib/contracts/leads/tracker';
import type { LeadFormName } from '@/lib/domain/shared/lead-form-names';
import { inOneLine, isLeadForm, toLeadBody } from '@/lib/domain/leads/lead-forms';
import { honeypotField } from '@/lib/domain/leads/honeypot-field';
import { returnPlace } from '@/lib/domain/leads/return-place';
import { paths } from '@/lib/domain/shared/paths';
import { AppError } from '@/lib/server/platform/errors';
import { toFailure } from '@/lib/server/platform/http/failures';
import { callForVisitor, readVisitorForm } from '@/lib/server/app/page-props/visitor-form';
import { pageNow } from '@/lib/server/app/page-props/page-clock';
import { shownIdeas } from '@/lib/server/research/timing/page-props/shown-ideas';
import { attributionOf, ownReferrer, sourceOf } from '@/lib/server/visits/visit-source';

export type LeadFormPageProps = {
  form: LeadFormName;
  copy: LeadFormCopy;
  /** Submitted values and errors, if the form was rejected. */
  given: { values: Record<string, string>; errors: Record<string, string>; failure: string | null } | null;
  /** Message shown instead of the form after success. */
  done: string | null;
  /** The visit's referral code and campaign as a query string, for a form posted without scripts. */
  source: string;
  /** The page to return to from the link that confirms a sign-up; empty for other forms. */
  place: string;
  /** The public ideas, for the tracker's form; null on other forms' pages. */
  ideas: readonly PublicIdea[] | null;
};

/** Renders a form's own page, and handles the form's submission by browsers without scripts. */
export const getLeadFormProps: GetServerSideProps<LeadFormPageProps> = async ({ req, res, params, query }) => {
  const form = params?.['name'];
  if (!isLeadForm(form)) return { notFound: true };
  res.setHeader('Cache-Control', 'private, no-store');
  const ideas = form === 'tracker' ? await shownIdeas() : null;
  const copy = leadFormCopy[form];
  const page = {
    form,
    copy,
    ideas,
    source: sourceOf(req),
    place: form === 'single-signup' ? placeBefore(req) : '',
    given: null,
    done: doneSentence(form, query['done']),
  };
  if (req.method === 'GET' || req.method === 'HEAD') return { props: page };

  const taken = await take(form, req, res);
  if (taken.isDone)
    return { redirect: { destination: `${paths.form(form)}?done${taken.isKept ? '=kept' : ''}`, statusCode: 303 } };
  return { props: { ...page, place: taken.place, done: null, given: taken.given } };
};

type Taken =
  { isDone: true; isKept: boolean } | { isDone: false; place: string; given: NonNullable<LeadFormPageProps['given']> };

async function take(form: LeadFormName, request: IncomingMessage, response: ServerResponse): Promise<Taken> {
  let values: Record<string, string> = {};
  let place = '';
  try {
    if (request.method !== 'POST')
      throw new AppError('method_not_allowed', 'This URL accepts GET, HEAD and POST.', { allow: 'GET, HEAD, POST' });
    const fields = await readVisitorForm(request);
    values = valuesOf(form, fields);
    place = returnPlace(fields['place']) ?? '';
    const call = leadCalls[form];
    if (!call) throw new AppError('not_configured', formNotOpen);
    const body = {
      ...toLeadBody({ ...values, place, [honeypotField]: fields[honeypotField] }),
      ...call.fixed,
      page: ownReferrer(request)?.pathname,
      attribution: attributionOf(request, pageNow()),
    };
    const called = await callForVisitor(request, call.endpoint, body);
    if (called.isDone) return { isDone: true, isKept: leadAnswer.parse(called.answer).notice !== null };
    response.statusCode = called.status;
    if (called.retryAfter !== null) response.setHeader('Retry-After', called.retryAfter);
    return { isDone: false, place, given: { values, ...sentences(form, called) } };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const { status, headers, body } = toFailure(error);
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return { isDone: false, place, given: { values, errors: {}, failure: body.message } };
  }
}

/** The referring page, if it is one to which a visitor may return. */
function placeBefore(request: IncomingMessage) {
  const from = ownReferrer(request);
  return from ? (returnPlace(from.pathname + from.search) ?? '') : '';
}

/** The submitted values of the form's own fields, for rendering the form again. */
const valuesOf = (form: LeadFormName, fields: Record<string, string>) =>
  Object.fromEntries(leadFormCopy[form].fields.map(({ name }) => [name, fields[name] ?? '']));

/** Errors by field, and a message above the form: that fields are marked, or the general error. */
function sentences(form: LeadFormName, { message, fields }: { message: string; fields: Record<string, string> }) {
  const names = leadFormCopy[form].fields.map(({ name }) => name);
  const errors = Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));
  return { errors, failure: Object.keys(errors).length > 0 ? fieldsMarked : message };
}

function doneSentence(form: LeadFormName, mark: string | string[] | undefined) {
  if (mark === undefined) return null;
  const isKept = mark === 'kept';
  return inOneLine(doneMessage(form, isKept), isKept ? messageKept : null);
}

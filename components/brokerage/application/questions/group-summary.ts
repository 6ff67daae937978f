import type { Question } from '@/lib/content/brokerage/application/question';
import { groupSummaryCopy as copy } from '@/lib/content/brokerage/application/copy';
import type { Answers } from '@/lib/domain/brokerage/application/keys';
import { disclosures } from '@/lib/domain/brokerage/application/questions/disclosures';
import { answerText } from '../status/answer-text';

/** A collapsed group in one line: its own sentence, else its first two answers. */
export function groupSummary(id: string, questions: readonly Question[], answers: Answers): string {
  const { given_name: first, family_name: last, street_address: street, city } = answers;
  if (id === 'name') return joined(' ', first, last);
  if (id === 'address') return joined(', ', street, city);
  if (id === 'disclosures') {
    const asked = questions.filter(({ name }) => name in disclosures);
    const yes = asked.filter(({ name }) => answers[name] === 'yes').length;
    return yes === 0 ? copy.allNo(asked.length) : copy.someYes(yes, asked.length);
  }
  if (id === 'trusted-contact')
    return answers.trusted_contact === 'yes'
      ? joined(' ', answers.trusted_contact_given_name, answers.trusted_contact_family_name)
      : copy.noContact;
  const text = (question: Question) => answerText(question, answers[question.name]);
  const income = questions.find(({ name }) => name === 'annual_income');
  if (income) return copy.income(text(income));
  return questions
    .filter(({ name, kind }) => kind !== 'tick' && kind !== 'tax-id' && (answers[name] ?? '') !== '')
    .slice(0, 2)
    .map((question) => (question.subject ? `${question.subject}: ${text(question).toLowerCase()}` : text(question)))
    .join(' · ');
}

const joined = (separator: string, ...parts: (string | undefined)[]) =>
  parts.flatMap((part) => part?.trim() || []).join(separator);

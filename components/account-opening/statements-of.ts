import { agreements } from '@/lib/content/agreements/agreements';
import type { Question } from '@/lib/content/application/question';
import type { AgreementName } from '@/lib/domain/application/values';

/** The two statements of an agreement, as rows like any other question. */
export function statementsOf(name: AgreementName): readonly [Question, Question] {
  const [first, second] = agreements[name].statements;
  return [
    { name: `${name}_1`, kind: 'tick', label: first },
    { name: `${name}_2`, kind: 'tick', label: second },
  ];
}

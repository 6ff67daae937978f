import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import type { Question } from '@/lib/content/brokerage/application/question';
import type { AgreementName } from '@/lib/domain/brokerage/application/values';

/** An agreement's two statements as questions. */
export function statementsOf(name: AgreementName): readonly [Question, Question] {
  const [first, second] = agreements[name].statements;
  return [
    { name: `${name}_1`, kind: 'tick', label: first },
    { name: `${name}_2`, kind: 'tick', label: second },
  ];
}

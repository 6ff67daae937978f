import { agreements } from '@/lib/content/brokerage/agreements/agreements';
import { versionKey, type Answers } from '@/lib/domain/brokerage/application/keys';
import { agreementNames, type AgreementName } from '@/lib/domain/brokerage/application/values';

const statementsOf = (name: AgreementName) => [`${name}_1`, `${name}_2`] as const;
const versionOf = (name: AgreementName) => String(agreements[name].document.version);

/** The version of each agreement that was shown, saved together with the checked statements. */
export const shownVersions = (answers: Answers): Record<string, string> =>
  Object.fromEntries(
    agreementNames
      .filter((name) => statementsOf(name).some((key) => answers[key] === 'yes'))
      .map((name) => [versionKey(name), versionOf(name)]),
  );

/** The statements in a draft that were checked for an older version of their agreement and must be checked again. */
export const outdatedStatements = (draft: Record<string, string>): readonly string[] =>
  agreementNames.filter((name) => draft[versionKey(name)] !== versionOf(name)).flatMap(statementsOf);

import { checkGroups, type Check, type CheckGroup } from './company-checks/check';
import { factsOf, type Checked } from './company-checks/facts';
import { futureChecks } from './company-checks/future';
import { healthChecks } from './company-checks/health';
import { incomeChecks } from './company-checks/income';
import { pastChecks } from './company-checks/past';
import { valueChecks } from './company-checks/value';
import { stockParts } from './stock-parts';

const checks: Record<CheckGroup, Check[]> = {
  value: valueChecks,
  future: futureChecks,
  past: pastChecks,
  health: healthChecks,
  income: incomeChecks,
};

/** The company card: thirty checks with formula, result and inputs. Not a recommendation. */
export function companyChecks(checked: Checked) {
  const facts = factsOf(checked);
  return checkGroups.flatMap((group) =>
    checks[group].map(({ key, question, formula, look }) => {
      const { hasPassed, inputs } = look(facts);
      const linked = inputs.map(({ label, value, part }) => ({ label, value, href: `#${stockParts[part]}` }));
      return { key, group, question, formula, hasPassed, inputs: linked };
    }),
  );
}

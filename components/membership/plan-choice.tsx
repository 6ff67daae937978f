import { Choice } from '@/components/ui/forms/choice';
import { RadioGroup } from '@/components/ui/radio-group';
import { checkoutCopy as copy, per, tierNames } from '@/lib/content/membership/billing';
import type { OwnBilling } from '@/lib/contracts/membership/billing';
import { usd } from '@/lib/domain/shared/money';
import {
  discountCents,
  intervals,
  priceCents,
  testDriveDays,
  tiers,
  yearSavingCents,
} from '@/lib/domain/membership/plans';
import styles from './billing.module.css';
import type { PlanChoice as Chosen } from './use-choice';

type PlanChoiceProps = {
  billing: OwnBilling;
  choice: Chosen;
  /** The plan cannot change while the bank's confirmation is pending. */
  isLocked: boolean;
};

/** The choice of plan, interval and test drive, with prices. */
export function PlanChoice({ billing, choice, isLocked }: PlanChoiceProps) {
  const { tier, interval, isTestDrive } = choice;
  if (isLocked) return <p>{`${tierNames[tier]}, ${usd(priceCents(tier, interval))} ${per[interval]}`}</p>;
  const shown = tiers.filter((one) => one === 'member' || billing.canHaveFounderDiscount);
  return (
    <div className={styles.choices}>
      <RadioGroup
        legend={copy.plan}
        name="plan"
        values={shown}
        wordsOf={(one) => ({
          label: `${tierNames[one]}, ${usd(priceCents(one, interval))} ${per[interval]}`,
          ...(one === 'cofounder' ? { note: copy.founderNote(usd(discountCents(one, interval)), per[interval]) } : {}),
        })}
        value={tier}
        onChange={choice.setTier}
      />
      <RadioGroup
        legend={copy.intervalTitle}
        name="interval"
        values={intervals}
        wordsOf={(one) => ({
          label: `${one === 'month' ? copy.everyMonth : copy.everyYear}, ${usd(priceCents(tier, one))}`,
          ...(one === 'year' ? { note: copy.yearNote(usd(yearSavingCents(tier))) } : {}),
        })}
        value={interval}
        onChange={choice.setInterval}
      />
      {choice.canTestDrive ? (
        <Choice
          kind="checkbox"
          name="testDrive"
          checked={isTestDrive}
          onChange={(event) => choice.setWantsTestDrive(event.target.checked)}
          label={copy.testDrive(testDriveDays)}
        />
      ) : null}
    </div>
  );
}

import { ButtonLink } from '@/components/ui/forms/button-link';
import { paths } from '@/lib/domain/shared/paths';

/** Says what requires a plan with options signals, and links to the plans. */
export const NeedsPlan = ({ copy }: { copy: { needsPlan: string; plans: string } }) => (
  <>
    <p>{copy.needsPlan}</p>
    <p>
      <ButtonLink href={paths.subscribe} weight="outline">
        {copy.plans}
      </ButtonLink>
    </p>
  </>
);

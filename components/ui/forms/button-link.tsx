import { Link } from '../navigation/link';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonWeight } from './button';

type ButtonLinkProps = {
  href: string;
  weight?: ButtonWeight;
  size?: ButtonSize;
  isWide?: boolean;
  children: ReactNode;
};

/** A link styled as a button. */
export function ButtonLink({ href, weight, size, isWide, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonClass({ weight, size, isWide })}>
      {children}
    </Link>
  );
}

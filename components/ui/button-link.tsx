import { Link } from './link';
import type { ReactNode } from 'react';
import { buttonClass, type ButtonSize, type ButtonWeight } from './button';

type ButtonLinkProps = {
  href: string;
  weight?: ButtonWeight;
  size?: ButtonSize;
  isWide?: boolean;
  children: ReactNode;
};

/** Goes somewhere, looks like a button: the third kind beside Button and a link in a sentence. */
export function ButtonLink({ href, weight, size, isWide, children }: ButtonLinkProps) {
  return (
    <Link href={href} className={buttonClass({ weight, size, isWide })}>
      {children}
    </Link>
  );
}

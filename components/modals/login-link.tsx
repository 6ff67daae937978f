import type { ReactNode } from 'react';
import { isForBrowser } from '@/components/ui/navigation/for-browser';
import type { AccountKind } from '@/lib/contracts/accounts/accounts';
import { paths } from '@/lib/domain/shared/paths';

type LoginLinkProps = {
  className: string | undefined;
  kind?: AccountKind;
  onOpen: () => void;
  /** Called when the pointer or focus reaches the link. */
  onNear?: (() => void) | undefined;
  children: ReactNode;
};

/** Opens the login modal. Before hydration or in a new tab, it links to the login page with the same form. */
export function LoginLink({ className, kind, onOpen, onNear, children }: LoginLinkProps) {
  return (
    <a
      href={kind === 'investor' ? `${paths.login}?as=investor` : paths.login}
      className={className}
      onClick={(event) => {
        if (isForBrowser(event)) return;
        event.preventDefault();
        onOpen();
      }}
      onPointerEnter={onNear}
      onFocus={onNear}
    >
      {children}
    </a>
  );
}

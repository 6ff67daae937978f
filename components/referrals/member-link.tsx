import type { OwnLink } from '@/lib/contracts/referrals/referrals';
import { LinkBuilder } from './link-builder';
import { PromoterTerms } from './promoter-terms';

export type MemberLinkProps = {
  link: OwnLink;
  onAccept: (version: number, showsName: boolean) => void;
  isAccepting: boolean;
};

/** The terms until they are accepted, and then the link. Fetched for members alone: the QR code comes with it. */
export const MemberLink = ({ link, onAccept, isAccepting }: MemberLinkProps) =>
  link.isActive && link.code !== null ? (
    <LinkBuilder link={{ ...link, code: link.code }} />
  ) : (
    <PromoterTerms onAccept={onAccept} isBusy={isAccepting} />
  );

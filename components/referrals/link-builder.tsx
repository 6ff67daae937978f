import { useState } from 'react';
import { Section } from '@/components/ui/section';
import { Disclosure } from '@/components/ui/navigation/disclosure';
import { SelectField } from '@/components/ui/forms/select-field';
import { StatRow } from '@/components/ui/tables/stat-row';
import { TextField } from '@/components/ui/forms/text-field';
import {
  accountLinksCopy as copy,
  targetLabels,
  templateOf,
  utmLabels,
  utmTemplates,
} from '@/lib/content/referrals/account-links';
import { siteUrl } from '@/lib/content/shared/product';
import type { OwnLink } from '@/lib/contracts/referrals/referrals';
import { linkTargets, shortLink } from '@/lib/domain/referrals/referral-link';
import { utmNames, type Utm } from '@/lib/domain/visits/utm';
import { AcceptedTerms } from './accepted-terms';
import styles from './links.module.css';
import { LinkAndCode, LinkAsQrCode, LinkDisclosure } from './made-link';
import { SampleLabel } from './sample-label';
import { ShareTexts } from './share-texts';
import { TemplateField } from './template-field';

type LinkBuilderProps = { link: OwnLink & { code: string } };

/** The referral link, followed by its target page, campaign and QR code beside the texts to share. */
export function LinkBuilder({ link }: LinkBuilderProps) {
  const [to, setTo] = useState<string>(linkTargets[0]);
  const [utm, setUtm] = useState<Utm>({});
  const addressWith = (tags: Utm) =>
    new URL(shortLink(link.code, { to, utm: tags }), siteUrl || window.location.origin).href;
  const address = addressWith(utm);
  /** With a channel chosen, each text has the tags of its own; custom tags are the same in all. */
  const addressOf = (source: string) =>
    addressWith(templateOf(utm) ? { ...utm, ...utmTemplates.find((one) => one.utm.utm_source === source)?.utm } : utm);
  return (
    <>
      <Section title={copy.builder}>
        <LinkAndCode address={address} code={link.code} />
        <div className={styles.figures}>
          <SampleLabel />
          <StatRow stats={statsOf(link)} isFramed />
        </div>
        <div className={styles.builder}>
          <div className={styles.wishes}>
            <SelectField
              label={copy.target}
              options={linkTargets.map((target) => ({ value: target, label: targetLabels[target] }))}
              value={to}
              onChange={(event) => setTo(event.currentTarget.value)}
            />
            <TemplateField utm={utm} onChange={setUtm} />
            <Disclosure title={copy.track} isWide>
              <fieldset className={styles.campaign} aria-label={copy.campaign}>
                <p className={styles.hint}>{copy.campaignHint}</p>
                {utmNames.map((name) => (
                  <TextField
                    key={name}
                    label={utmLabels[name].label}
                    placeholder={utmLabels[name].example}
                    maxLength={128}
                    autoComplete="off"
                    value={utm[name] ?? ''}
                    onChange={(event) => setUtm({ ...utm, [name]: event.currentTarget.value })}
                  />
                ))}
              </fieldset>
            </Disclosure>
            <LinkDisclosure address={address} />
            <LinkAsQrCode address={address} code={link.code} />
          </div>
          <ShareTexts addressOf={addressOf} source={utm.utm_source} />
        </div>
        {link.acceptedVersion !== null && link.acceptedAt !== null ? (
          <AcceptedTerms version={link.acceptedVersion} acceptedAt={link.acceptedAt} />
        ) : null}
      </Section>
    </>
  );
}

const statsOf = ({ clicks, signUps }: OwnLink) => [
  { label: copy.figures.clicks, value: String(clicks.total), note: `${clicks.last30Days} ${copy.figures.recent}` },
  { label: copy.figures.signUps, value: String(signUps) },
];

import { claims } from '../claims';
import { historicalSample } from '@/lib/content/signals/messages';
import { noteSentence } from '@/lib/content/signals/note-sentence';
import { missionTerms } from '../mission';
import { payoutTerms } from '@/lib/content/referrals/payouts';
import { productName } from '@/lib/content/shared/product';
import { fullDate } from '@/lib/domain/shared/dates';
import { paths } from '@/lib/domain/shared/paths';
import { list, table, text, type LegalDocument } from './document';
import type { LegalFacts } from './facts';
import { disclosuresHead } from './heads';
import { operatorParts } from './operator';

/** Risks, how results are calculated, and who is paid. */
export const disclosures = (facts: LegalFacts): LegalDocument => ({
  ...disclosuresHead,
  version: 6,
  effective: '2026-11-23',
  lead: 'How results are calculated, who is paid, and what you can lose. Please read this before you trade or invest.',
  sections: [
    {
      id: 'risk',
      title: 'You can lose everything',
      summary:
        'An option can become worthless within days, and you lose everything you paid for it. Only invest money you can afford to lose.',
      parts: [
        list(
          'A purchased option loses its full price if the stock does not move far enough in time.',
          'Selling options can lose more than the premium you received, in some positions many times more.',
          'Prices can gap past your exit price, especially overnight and after news.',
          'Past gains do not offset future losses.',
        ),
        text(
          'Before you trade options, read ',
          {
            label: 'Characteristics and Risks of Standardized Options',
            href: 'https://www.theocc.com/company-information/documents-and-archives/options-disclosure-document',
          },
          ', the booklet every US broker must provide.',
        ),
      ],
    },
    {
      id: 'record',
      title: 'The track record is hypothetical',
      summary: `${noteSentence(historicalSample)} Past performance does not guarantee future results.`,
      parts: [
        text(
          facts.isDemo
            ? 'On this demo the trades are made up as well. They are marked as sample data wherever they appear, including exports.'
            : 'Sample data is not loaded on this site. The track record is empty until the first trade.',
        ),
        list(
          'Hypothetical results are calculated afterwards. No money was at risk and no decisions were made under pressure.',
          'Two months in one market are not enough to expect similar results.',
          'A record built with hindsight can look better than one built by trading, even unintentionally.',
        ),
      ],
    },
    {
      id: 'counting',
      title: 'How results are calculated',
      summary:
        'Each trade is calculated on the same $1,000, at the bid, before costs. All closed trades count, in the order they were issued. Open trades count as zero.',
      parts: [
        list(
          'The bid is what a buyer offers you. Buyers usually pay the ask, which is higher, so your result would be lower.',
          'Commissions, fees, taxes and price differences are not deducted.',
          'Gains are not reinvested. The balance is the sum of single results on $1,000, not the growth of an account.',
          'Win rates use closed trades only and are shown with the number of trades.',
          'A few dozen trades are too few to estimate a reliable win rate.',
        ),
        text(
          'You can verify every trade, with dates and prices, in the ',
          { label: 'track record', href: paths.optionsSignals },
          '.',
        ),
      ],
    },
    {
      id: 'not-advice',
      title: 'Not a broker, not an adviser',
      summary: `${productName} publishes the same research and signals for everyone. It is not registered as a broker-dealer or as an investment adviser, holds no money and gives no personal advice.`,
      parts: [
        text(
          'It relies on the publisher’s exclusion: general and regular information, not tailored to anyone’s finances. For personal advice, talk to a licensed professional where you live.',
        ),
        text(
          'Brokerage accounts you apply for here are opened and held by a registered broker under that broker’s own agreements.',
        ),
        ...operatorParts(facts),
      ],
    },
    {
      id: 'earnings',
      title: 'Earnings statements',
      summary:
        'Statements about earnings, ours or yours, are goals or illustrations and never a forecast. No one has earned these amounts yet.',
      parts: [
        text(missionTerms),
        text(payoutTerms),
        text(
          'Once ambassadors are paid, the calculator and the schedule show the median payout and the share who earned nothing.',
        ),
        text(
          'Profit shares, exit bonuses and the equality commitment are set in a versioned agreement. They are shown as commitments, never as a balance.',
        ),
      ],
    },
    {
      id: 'referrals',
      title: 'Who is paid to recommend us',
      summary:
        'Ambassadors earn a commission when someone they referred subscribes, so their view of us is not independent. If you came through a referral link, a notice at the top of the page says so.',
      parts: [
        list(
          'First degree: a share of subscriptions from people who used the link, by the published schedule. Second degree: a share of subscriptions those people refer.',
          'You pay the same price with or without a link.',
          'Ambassadors agree to disclose clearly that they are paid, and to make no claims about results that are not stated here.',
          'Investments and brokerage accounts never pay a referral commission.',
        ),
        text(
          'This follows the Federal Trade Commission’s rules for paid endorsements (16 CFR Part 255, as revised in 2023) and, as a precaution, the marketing rule for advisers (17 CFR 275.206(4)-1).',
        ),
      ],
    },
    {
      id: 'crowdfunding',
      title: 'Equity rounds',
      summary:
        'Securities are offered on this site only in an open round, under Regulation Crowdfunding, through a registered intermediary and with the round’s own documents.',
      parts: [
        list(
          'Young companies often fail. Expect to lose what you invest, and to be unable to sell for at least a year and possibly ever.',
          'The law limits how much you may invest in all such offerings within 12 months, based on your income and net worth.',
          'Read the issuer’s Form C before you invest. The Securities and Exchange Commission publishes it.',
          'Indicating interest does not commit you or the issuer, and no money is taken.',
          'The $10 to $2,200 range per card is our limit for a single payment, within the legal limits.',
        ),
      ],
    },
    {
      id: 'sample',
      title: 'Sample data and images',
      summary: facts.isDemo
        ? 'This is a demo: its trades and people’s records are made up by a program, and outside services are simulated. The banner at the top says so.'
        : 'This site runs with real services and without sample data. A service that is not connected is turned off; nothing is simulated.',
      parts: [
        list(
          'Company names and symbols are real. Numbers marked as sample data are not.',
          'Other prices and company figures come from Finnhub, a market data provider, after each trading day closes. They can be late, wrong or missing. Each chart and list shows its source and date.',
          'The team is shown by role and monogram. We don’t invent people, quotes or customers.',
          'Charts are drawn from the data shown with them.',
          'Text and forecasts made by a computer model are labeled.',
        ),
      ],
    },
    {
      id: 'claims',
      title: 'The basis of each claim',
      summary:
        'Every number and superlative we state is listed in this register with its basis, its owner and its next review date.',
      parts: [
        table(
          'Claims register',
          ['Claim', 'Basis', 'Owner', 'Review by'],
          claims.map(({ text: claim, basis, owner, reviewBy }) => [claim, basis, owner, fullDate(reviewBy)]),
        ),
        text('Figures from the track record and the payout schedule are computed live and are not listed.'),
      ],
    },
  ],
});

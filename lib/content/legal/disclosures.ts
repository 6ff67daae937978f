import { claims } from '../claims';
import { historicalSample } from '../messages';
import { missionTerms } from '../mission';
import { payoutTerms } from '../payouts';
import { productName } from '../product';
import { fullDate } from '@/lib/domain/dates';
import { paths } from '@/lib/domain/paths';
import { list, table, text, type LegalDocument } from './document';
import type { LegalFacts } from './facts';
import { disclosuresHead } from './heads';
import { operatorParts } from './operator';

/** What a reader should know before believing a number or a recommendation. */
export const disclosures = (facts: LegalFacts): LegalDocument => ({
  ...disclosuresHead,
  version: 3,
  effective: '2026-11-22',
  lead: 'What the numbers on this site are, what they are not, who is paid, and what you can lose. Written to be read before you decide anything.',
  sections: [
    {
      id: 'risk',
      title: 'You can lose all of it',
      summary:
        'An option can become worthless in days, and then everything you paid for it is gone. Put in only what you can do without.',
      parts: [
        list(
          'A bought option loses its whole price if the stock does not move far enough in time.',
          'Selling options can lose more than you took in, with some positions many times as much.',
          'Prices can jump past the price at which you meant to sell, above all overnight and after news.',
          'Losses do not even out because there were wins before.',
        ),
        text(
          'Before you trade options, read ',
          {
            label: 'Characteristics and Risks of Standardized Options',
            href: 'https://www.theocc.com/company-information/documents-and-archives/options-disclosure-document',
          },
          ', the booklet that every broker in the United States must hand out.',
        ),
      ],
    },
    {
      id: 'record',
      title: 'The trade record is hypothetical',
      summary: `The record of January and February 2022 is a ${historicalSample}. Nobody traded it, and it says nothing about the next trade.`,
      parts: [
        text(
          facts.isDemo
            ? 'On this demonstration the trades themselves are made up as well: sample data that shows how the record looks. They are marked as sample wherever they appear, in exports too.'
            : 'Sample data is not loaded on this site. Where there is no record yet, its place stays empty and says so.',
        ),
        list(
          'Hypothetical results are worked out afterwards. Nobody bore the risk, and nobody had to decide under pressure.',
          'Two months of one market are too few to expect the same again.',
          'A record made by looking back can be better than one made by trading, even when nobody means it to be.',
        ),
      ],
    },
    {
      id: 'counting',
      title: 'How results are counted',
      summary:
        'Each trade is counted on the same $1,000, at the bid, before costs. All closed trades are counted, in the order in which they were issued; open ones count as zero.',
      parts: [
        list(
          'The bid is the price that somebody would pay you. A buyer usually pays the ask, which is higher, so that your own result would have been lower.',
          'Commissions, fees, taxes and the price that you really get are not taken off.',
          'Gains are not staked again. The balance is the sum of single results on $1,000, not the growth of an account.',
          'Rates such as the share of wins come from closed trades, and the number of trades stands beside them.',
          'Few trades make uncertain rates: a few dozen are too few to expect the same again.',
        ),
        text(
          'All rows, with their dates and prices, are in ',
          { label: 'the record', href: paths.optionsSignals },
          '. You can add them up yourself.',
        ),
      ],
    },
    {
      id: 'not-advice',
      title: 'Not a broker, not an adviser',
      summary: `${productName} publishes the same research and signals to everybody who reads them. It is not registered as a broker-dealer or as an investment adviser, holds no money and gives no personal advice.`,
      parts: [
        text(
          'It relies on being a publisher: general and regular information, not fitted to anybody’s means. If you need advice for yourself, ask somebody who is licensed where you live and whom you can hold to it.',
        ),
        text(
          'A brokerage account that you apply for on this site is opened and held by a registered broker, under that broker’s own agreements, and by nobody else.',
        ),
        ...operatorParts(facts),
      ],
    },
    {
      id: 'earnings',
      title: 'Sentences about earning',
      summary:
        'What this site says about earning, ours or yours, is an aim or an illustration and never a forecast. Nobody has earned it yet.',
      parts: [
        text(missionTerms),
        text(payoutTerms),
        text(
          'Once there are ambassadors, the calculator and the schedule show what the median one earned, how many earned nothing, and when that was counted. Until then there is no such figure, and none is made up.',
        ),
        text(
          'Promises such as the profit share, the exit bonus and the equality commitment stand in an agreement with a version. They are shown as promised, never as a balance.',
        ),
      ],
    },
    {
      id: 'referrals',
      title: 'Who is paid for recommending us',
      summary:
        'Ambassadors earn a commission when somebody they sent subscribes, so their view of us is not independent. If a link of theirs brought you, a line at the top of the page says so.',
      parts: [
        list(
          'First degree: a share of the subscription of whoever came by the link, by the published schedule. Second degree: a share of the subscriptions that those people bring.',
          'Your price is the same with and without a link.',
          'Ambassadors agree to say clearly and near their recommendation that they are paid, and to state nothing about results that this page does not bear out.',
          'Investments and brokerage accounts never pay a commission to anybody who recommends them here.',
        ),
        text(
          'This follows the rules for paid endorsements of the Federal Trade Commission (16 CFR Part 255, as revised in 2023) and, as a matter of care, those for advisers’ marketing (17 CFR 275.206(4)-1).',
        ),
      ],
    },
    {
      id: 'crowdfunding',
      title: 'Equity rounds',
      summary:
        'A security is offered on this site only in a round that stands open on its own page, under Regulation Crowdfunding and through an intermediary that is registered for it.',
      parts: [
        list(
          'Young companies often fail. Expect to lose what you invest, and to be unable to sell it for a year at least and perhaps ever.',
          'The law limits what you may invest in all such offers together within 12 months, by your income and net worth.',
          'Read the issuer’s Form C before you invest; it is published by the Securities and Exchange Commission.',
          'Saying that you are interested commits neither you nor the issuer, and no money is taken for it.',
          'The amounts from $10 to $2,200 in one card are our limits for a single payment, within those of the law.',
        ),
      ],
    },
    {
      id: 'sample',
      title: 'Sample data and drawn pictures',
      summary: facts.isDemo
        ? 'This is a demonstration: its trades and people’s records are made up by a program, and simulated services stand in for real ones. The banner at the top of each page says so.'
        : 'This site runs with real services and without sample data. A service that is not connected is off and says so; nothing is simulated.',
      parts: [
        list(
          'Names of companies and their symbols are real; numbers that are marked as sample are not.',
          'Prices and company figures that are not samples come from a provider of market data, Finnhub, after the close of a trading day. They can be late, wrong or missing; each chart and list says whose they are and when they held.',
          'The team is shown by roles and drawn monograms. There are no invented people, quotes or customers.',
          'Charts are drawn from the data on the page. No picture here is a photograph of a person.',
          'Where text or a forecast is made by a computer model, it says so beside it.',
        ),
      ],
    },
    {
      id: 'claims',
      title: 'What each claim rests on',
      summary:
        'Every number and every superlative that our own pages state stands in this register with its basis, who answers for it, and when it must be looked at again. The site cannot be built with one that is overdue.',
      parts: [
        table(
          'Claims register',
          ['Claim', 'Rests on', 'Answers for it', 'Review by'],
          claims.map(({ text: claim, basis, owner, reviewBy }) => [claim, basis, owner, fullDate(reviewBy)]),
        ),
        text(
          'Figures that come from the trade record or the payout schedule are computed on the spot and are not in the register.',
        ),
      ],
    },
  ],
});

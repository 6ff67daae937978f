import { claimPanelCopy as copy } from '@/lib/content/places/claim-panel';
import { leaderPanelCopy } from '@/lib/content/places/leader-panel';
import { addDays } from '@/lib/domain/shared/calendar/calendar-days';
import { fullDate } from '@/lib/domain/shared/dates';
import { registerMember } from '@/e2e/support/accounts';
import { expectAccessible } from '@/e2e/support/accessible';
import { expect, test } from '@/e2e/support/fixtures';
import { LoginModal } from '@/e2e/pages/login-modal';
import { PlaceListPage } from '@/e2e/pages/place-list-page';
import { PlacePage } from '@/e2e/pages/place-page';
import { cityLedBy, claimPlaceFor, decide, freeCity } from '@/e2e/support/registry';

test('[I2] a member claims a free place, waits for confirmation, leads it, and gives it up', async ({
  page,
  site,
  signedIn,
}) => {
  const city = await freeCity(site, 1);
  const place = await new PlacePage(page).openPlace(city);
  await place.claim();
  await expect(place.part.getByText('Claim received')).toBeVisible();
  await place.openPlace(city);
  await expect(page.getByRole('main').getByText('Claimed', { exact: true }).first()).toBeVisible();
  await expect(place.fact('Owner')).toHaveText('None');

  await decide(site, city, 'confirm');
  await place.openPlace(city);
  await expect(place.part.getByText('You lead this place')).toBeVisible();
  await expect(place.fact('Owner')).toHaveText(signedIn.firstName);

  await place.press(leaderPanelCopy.withdrawHeld);
  await place.press(leaderPanelCopy.sureYes.held);
  await expect(place.part.getByRole('button', { name: copy.claim.cities })).toBeVisible();
});

test(
  '[I2] the second member to claim a place joins the waiting list, sees their position, and can leave it',
  { tag: '@slow' },
  async ({ page, site, signedIn }) => {
    expect(signedIn.kind).toBe('user');
    const city = await freeCity(site, 2);
    await claimPlaceFor(site, city, await registerMember(site, { firstName: 'Bea' }));
    const place = await new PlacePage(page).openPlace(city);
    await place.wait();
    await expect(place.part.getByText('You are number 1 in line')).toBeVisible();
    await place.openPlace(city);
    await expect(place.fact('Waiting list')).toHaveText('1');
    await place.press(leaderPanelCopy.leave);
    await expect(place.part.getByRole('button', { name: copy.wait })).toBeVisible();
  },
);

test(
  '[I2] when the leader gives up the place, it is offered to the first on the waiting list only',
  { tag: '@slow' },
  async ({ page, site, signedIn }) => {
    expect(signedIn.kind).toBe('user');
    const city = await freeCity(site, 3);
    await claimPlaceFor(site, city, await registerMember(site));
    const place = await new PlacePage(page).openPlace(city);
    await place.wait();
    await expect(place.part.getByText('You are number 1 in line')).toBeVisible();
    await decide(site, city, 'reject');
    await place.openPlace(city);
    await expect(place.part.getByText('You can claim this city')).toBeVisible();
    await place.press(leaderPanelCopy.claimOffered);
    await expect(place.part.getByText('Claim received')).toBeVisible();
  },
);

test(
  '[I2] [S20] a visitor who presses the button can log in, and the claim continues automatically',
  { tag: '@slow' },
  async ({ page, site, member }) => {
    const city = await freeCity(site, 4);
    const place = await new PlacePage(page).openPlace(city);
    await place.claim();
    await page.getByRole('dialog', { name: 'Join The ROI' }).getByRole('link', { name: 'Log in' }).click();
    const login = await new LoginModal(page).shown();
    await login.send(member.email, member.password);
    await login.gone();
    await expect(place.part.getByText('Claim received')).toBeVisible();
  },
);

test(
  '[I3] a leader’s report appears publicly on the place’s page under the name they chose',
  { tag: '@slow' },
  async ({ page, site, signedIn, newBrowser }) => {
    const city = await freeCity(site, 5);
    const place = await new PlacePage(page).openPlace(city);
    await (await place.showName(copy.displays.initials.label)).claim();
    await expect(place.part.getByText('Claim received')).toBeVisible();
    await decide(site, city, 'confirm');
    await place.openPlace(city);
    await place.report('Nine of us met in the library on Tuesday.');
    await expect(place.part.getByRole('status').filter({ hasText: leaderPanelCopy.reported })).toBeVisible();

    const reader = await new PlacePage(await (await newBrowser()).newPage()).openPlace(city);
    await expect(reader.heading).toHaveText(city.name);
    await expect(reader.fact('Owner')).toHaveText(`${signedIn.firstName.charAt(0)}. ${signedIn.lastName.charAt(0)}.`);
    await expect(reader.reports.filter({ hasText: 'Nine of us met in the library' })).toBeVisible();
    for (const event of ['Claimed', 'Claim confirmed, term started', 'Report filed'])
      await expect(reader.reports.filter({ hasText: event }).first()).toBeVisible();
  },
);

test(
  '[I3] a leader’s meeting appears on the place’s page under its date, apart from the reports',
  { tag: '@slow' },
  async ({ page, site, signedIn, newBrowser }) => {
    const city = await cityLedBy(site, 7, signedIn);
    const place = await new PlacePage(page).openPlace(city);
    await place.report('Nine of us met in the library on Tuesday.');
    await expect(place.part.getByRole('status').filter({ hasText: leaderPanelCopy.reported })).toBeVisible();
    const day = addDays(new Date().toISOString().slice(0, 10), 9);
    await place.report('The next evening is about reading an option’s row.', day);
    await expect(place.part.getByLabel(leaderPanelCopy.meetingLabel)).toHaveValue('');

    const reader = await new PlacePage(await (await newBrowser()).newPage()).openPlace(city);
    await expect(reader.fact('Members claiming or waiting')).toHaveText('1');
    const [toCome, reported] = [reader.listUnder('Coming up'), reader.listUnder('Reported')];
    await expect(toCome.getByRole('listitem')).toHaveText([
      `${fullDate(day)}The next evening is about reading an option’s row.`,
    ]);
    await expect(reported.getByRole('listitem')).toHaveText([/Nine of us met in the library on Tuesday\.$/]);
  },
);

test(
  '[I3] a report with a link is rejected with a message, and what was typed stays',
  { tag: '@slow' },
  async ({ page, site, signedIn, noise }) => {
    noise.allow(/400/);
    const city = await cityLedBy(site, 6, signedIn);
    const place = await new PlacePage(page).openPlace(city);
    const text = 'All about it stands at https://evil.example today.';
    await place.report(text);
    await expect(place.part.getByRole('alert')).toHaveText('Remove links and addresses');
    await expect(place.part.getByLabel(leaderPanelCopy.reportLabel)).toHaveValue(text);
    await expectAccessible(page, 'refused report');
  },
);

test.describe('without scripts', { tag: '@slow' }, () => {
  test.use({ javaScriptEnabled: false });

  test('[U2] [I2] the map and the list can be read, filtered and paged, and lead to a place', async ({ page }) => {
    const list = await new PlaceListPage(page).openCities();
    await expect(list.map).toBeVisible();
    await expect(list.rows).toHaveCount(25);
    const first = await list.rows.first().innerText();
    await list.nextPage();
    await expect(list.rows.first()).not.toHaveText(first);

    await list.show({ name: 'chic', region: 'Illinois' });
    await expect(page).toHaveURL(/\?q=chic&region=IL/);
    await expect(list.filter.getByLabel('Search by name')).toHaveValue('chic');
    await expect(list.rows.first()).toContainText('Chicago');
    await expect(page.getByText('Shown in the list')).toBeVisible();
    const place = await list.choose('Chicago');
    await expect(place.heading).toHaveText('Chicago');
    // Controls that need scripts are hidden; the sign-up link is not.
    await expect(place.part.getByRole('button')).toHaveCount(0);
    await expect(place.part.getByRole('link', { name: 'Sign up' })).toBeVisible();
  });

  test('[U2] [U4] a search without results says so and links back', async ({ page }) => {
    const list = await (await new PlaceListPage(page).openCities()).show({ name: 'zzzz' });
    await expect(page.getByText('No cities found')).toBeVisible();
    await page.getByRole('link', { name: 'Show all cities' }).click();
    await expect(list.rows).toHaveCount(25);
  });
});

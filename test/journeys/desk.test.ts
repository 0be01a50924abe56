import type { Page } from 'playwright-core';
import { adminKey } from '../tools/http';
import { command, enter, newCommand, schedule } from '../tools/tournament';
import { asAdmin } from '../tools/keys';
import { axeFindings, isWiderThanScreen, journeys, picture, type Walk } from './browser';

const board = { size: 'desk', language: 'en' } as const;

/** A desk at which somebody has signed in by key. */
async function signedIn(walk: Walk, address: string): Promise<Page> {
  const page = await walk.open(address, board);
  await page.getByLabel('Key').fill(adminKey);
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
  return page;
}

async function look(page: Page, name: string): Promise<void> {
  await picture(page, `desk-${name}`);
  expect({ name, findings: await axeFindings(page), sideways: await isWiderThanScreen(page) }).toEqual({
    name,
    findings: [],
    sideways: false,
  });
}

journeys('the desk', (walk) => {
  it('runs a club evening: set up, people, draw, paper lists by keyboard, standings', async () => {
    const page = await signedIn(walk(), '/desk');
    await page.getByRole('heading', { name: 'Events' }).waitFor();
    await page.getByRole('link', { name: 'New event' }).click();
    await page.getByLabel('Club evening').check();
    await page.getByLabel('Name of the event').fill('Club evening');
    await page.getByLabel('Begins').fill('2027-03-01T20:00');
    await page.getByLabel('Entry fee in euros').fill('10');
    await look(page, 'set-up');
    await page.getByRole('button', { name: 'Set up the event' }).press('Enter');

    // Eight are entered beforehand, one walks in; each of them takes few keys.
    await page.getByLabel('Start number or name').waitFor();
    const event = new URL(page.url()).pathname.split('/')[2] ?? '';
    const path = `/v1/tournaments/${event}`;
    const { ask } = walk().service;
    await enter(ask, path, 7);
    await page.getByText('Player 7', { exact: true }).waitFor();
    await page.getByLabel('Start number or name').fill('3');
    await page.keyboard.press('Shift+Enter');
    await page.getByText('3 Player 3 is here and has paid.').waitFor();
    await page.getByLabel('Name', { exact: true }).fill('Dora Dorn');
    await page.getByRole('button', { name: 'Enter', exact: true }).press('Enter');
    await page.getByText('8 Dora Dorn plays.').waitFor();
    await page.getByText('8 entered, 2 here').waitFor();
    await look(page, 'registration');

    await page.getByRole('link', { name: 'Board' }).click();
    await page.getByRole('button', { name: 'Draw (8 players)' }).press('Enter');
    await page.getByRole('button', { name: 'Open', exact: true }).press('Enter');
    await page.getByRole('button', { name: /2 missing/ }).waitFor();
    await page.getByText('Can be closed when these tables are done: 1, 2.').waitFor();
    await look(page, 'board');

    await page.getByRole('link', { name: 'Lists' }).click();
    await page.getByLabel('Table', { exact: true }).waitFor();
    const keys = await typeList(page);
    expect(keys).toBeLessThanOrEqual(47);
    await page.getByText('Table 1 saved.').waitFor();
    const { items } = (await ask<{ items: { id: string }[] }>('GET', `${path}/sessions/1/tables`)).body;
    const table = await ask<{ list: { total: number }[] }>('GET', `/v1/tables/${items[0]?.id}`);
    expect(table.body.list.map(({ total }) => total)).toEqual([580, 977, 169, 985]);

    // The second table: a slip is named where it is, and corrected.
    await focused(page, 'paper-table');
    await page.getByText('Still missing').waitFor();
    await page.keyboard.press('2');
    await page.keyboard.press('Enter');
    await focused(page, 'paper-1-points');
    for (const text of ['207', '1', '11']) await typed(page, text);
    await page.getByText('With won and lost the other way round it fits.').waitFor();
    await look(page, 'red');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.press('Shift+Enter');
    for (const text of ['11', '1']) await typed(page, text);
    for (const text of ['110', '5', '1', '-51', '8', '6', '245', '12', '2']) await typed(page, text);
    await focused(page, 'paper-passed');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Table 2 saved.').waitFor();
    await page.getByText('All lists are in.').waitFor();

    // Read a second time, with a slip that is found.
    await page.keyboard.press('F4');
    await page.keyboard.press('1');
    await page.keyboard.press('Enter');
    await focused(page, 'paper-1-points');
    for (const text of ['110', '5', '1', '270', '11', '1', '-51', '8', '6', '245', '12', '2']) await typed(page, text);
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.getByText('Seat 2, Points: first 207, now 270').waitFor();
    await look(page, 'second-reading');

    await page.getByRole('link', { name: 'Board' }).click();
    await page.getByRole('button', { name: /2 unconfirmed/ }).waitFor();
    await page.getByRole('button', { name: 'Close', exact: true }).press('Enter');
    await page.getByText('closed', { exact: true }).first().waitFor();
    await page.getByRole('link', { name: 'Standings' }).click();
    await page.getByText('provisional').waitFor();
    await look(page, 'standings');
    await page.getByRole('link', { name: 'Prizes' }).click();
    await page.getByText('in the pot').waitFor();
    await look(page, 'prizes');
    await page.getByRole('link', { name: 'Print' }).click();
    await page.getByRole('link', { name: 'Score sheets' }).waitFor();
    await look(page, 'papers');
  });

  it('lets the best go on and takes that back, draws again, and undoes a draw', async () => {
    const { ask } = walk().service;
    const made = await ask<{ id: string }>('POST', '/v1/tournaments', {
      body: { name: 'Championship', ruleset: 'isko' },
      headers: { ...asAdmin, ...newCommand() },
    });
    const path = `/v1/tournaments/${made.body.id}`;
    await enter(ask, path, 8);
    const first = await schedule(ask, path, { deals: { '4': 4 } });
    const drawn = await first.step<{ tables: { id: string }[] }>('draw');
    await first.step('open');
    for (const { id } of drawn.body.tables)
      for (let deal = 1; deal <= 4; deal += 1) await command(ask, `/v1/tables/${id}/deals`, { passed: true });
    await first.step('close');
    await schedule(ask, path);

    const page = await signedIn(walk(), `/desk/${made.body.id}/standings`);
    await page.getByRole('button', { name: 'The best go on …' }).press('Enter');
    await page.getByLabel('So many go on').fill('4');
    await page.getByText('4 players go out after session 1.').waitFor();
    await look(page, 'cut');
    await page.getByRole('button', { name: 'The best go on', exact: true }).press('Enter');
    await page.getByText('out from here on').waitFor();
    await page.getByRole('button', { name: 'Undo the cut …' }).press('Enter');
    await page.getByRole('button', { name: 'Undo the cut', exact: true }).press('Enter');
    await page.getByText('out from here on').waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Board' }).click();
    await page.getByRole('button', { name: /Session 2/ }).press('Enter');
    await page.getByRole('button', { name: 'Draw (8 players)' }).press('Enter');
    await page.getByRole('button', { name: 'Draw again …' }).press('Enter');
    await page.getByLabel('Reason').fill('Somebody was left out');
    await page.getByRole('button', { name: 'Draw again', exact: true }).press('Enter');
    await page.getByLabel('Reason').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo the draw …' }).press('Enter');
    await page.getByLabel('Reason').fill('Too early');
    await page.getByRole('button', { name: 'Undo the draw', exact: true }).press('Enter');
    await page.getByRole('button', { name: 'Draw (8 players)' }).waitFor();
    expect((await ask('GET', `${path}/sessions/2`)).body).toMatchObject({ state: 'scheduled', attempt: 2 });
  });
});

const focused = (page: Page, id: string) => page.locator(`#${id}:focus`).waitFor();

/** Types into the field that has the focus, and goes on to the next. */
async function typed(page: Page, text: string): Promise<void> {
  await page.keyboard.type(text);
  await page.keyboard.press('Enter');
}

/** Types the whole list of table 1, by keys alone; returns how many were pressed. */
async function typeList(page: Page): Promise<number> {
  let keys = 0;
  const next = async (text: string, key = 'Enter'): Promise<void> => {
    await page.keyboard.type(text);
    await page.keyboard.press(key);
    keys += text.length + 1;
  };
  await next('1');
  await focused(page, 'paper-1-points');
  const columns = [
    ['110', '5', '1'],
    ['207', '11', '1'],
    ['-51', '8', '6'],
    ['245', '12', '2'],
  ];
  for (const [index, column] of columns.entries()) {
    for (const text of column) await next(text, index === 0 ? 'NumpadAdd' : 'Enter');
  }
  await focused(page, 'paper-passed');
  await next('');
  await focused(page, 'paper-save');
  await next('');
  return keys;
}

import type { Page } from 'playwright-core';
import { by, games, passed } from '../tools/deals';
import { asAdmin } from '../tools/keys';
import { command, dealsAt, openSession, type OpenSession } from '../tools/tournament';
import { axeFindings, isWiderThanScreen, journeys, picture, type Walk } from './browser';
import { startProxy, type Proxy } from './proxy';

/** A table of four that plays, and the address behind the code on its sheet. */
async function playing({ service }: Walk, deals = 4, profile: object = {}) {
  const open = await openSession(service.ask, { players: 4, deals: { '4': deals }, tournament: { profile } });
  const id = open.tables[0]?.id ?? '';
  const { body } = await service.ask<{ key: string }>('GET', `/v1/tables/${id}/link`, { headers: asAdmin });
  return { open, id, key: body.key, address: `/t/${id}#${body.key}` };
}

const listed = async ({ service }: Walk, open: OpenSession) =>
  (
    await service.ask<{ items: { deal: number; revision: number; result: { score: number } | null }[] }>(
      'GET',
      dealsAt(open),
    )
  ).body.items;

/** Waits until the service has so many deals; the page sends them by itself. */
async function arrived(walk: Walk, open: OpenSession, count: number) {
  for (;;) {
    const items = await listed(walk, open);
    if (items.length >= count) return items;
    await new Promise((done) => setTimeout(done, 100));
  }
}

const press = (page: Page, name: string | RegExp) =>
  page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

/** A plain game by five taps at the most. */
async function plays(page: Page, who: RegExp, keys: readonly (string | RegExp)[]): Promise<void> {
  await press(page, who);
  for (const key of keys) await press(page, key);
}

journeys('the table in the hand', (walk) => {
  it('opens by the code, knows its people, and keeps the key out of the address', async () => {
    const { address } = await playing(walk());
    const page = await walk().open(address);
    await page
      .getByRole('button', { name: /^Player/ })
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /^Player/ }).count()).toBe(3);
    expect(page.url()).not.toContain('#');
    await page.reload();
    await page.getByText('Who plays?').waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await isWiderThanScreen(page)).toBe(false);
    await picture(page, 'table-empty');
  });

  it.each([
    ['no card', '', 'Please scan the card'],
    [
      'a card that is no longer valid',
      '#skat_table_00000000-0000-4000-8000-000000000000',
      'This card is no longer valid',
    ],
  ])('says what is wrong with %s', async (_what, fragment, sentence) => {
    const { id } = await playing(walk());
    const page = await walk().open(`/t/${id}${fragment}`, { mayComplain: /401/ });
    await page.getByText(sentence).waitFor();
    expect(await page.getByRole('button', { name: 'passed' }).count()).toBe(0);
  });

  it('says that a card belongs to another table, and that a session is over', async () => {
    const own = await playing(walk());
    const other = await playing(walk());
    const wrong = await walk().open(`/t/${own.id}#${other.key}`);
    await wrong.getByText('This card belongs to another table.').waitFor();
    for (let deal = 1; deal <= 4; deal += 1) await command(walk().service.ask, dealsAt(own.open), passed);
    await own.open.session.step('close');
    const closed = await walk().open(own.address);
    await closed.getByText('The director has closed the session').waitFor();
    expect(await closed.getByRole('button', { name: 'passed' }).count()).toBe(0);
  });

  it('takes a plain won game in four taps, and goes on with the next dealer', async () => {
    const { open, address } = await playing(walk());
    const page = await walk().open(address);
    await plays(page, /^Player/, ['Hearts', 'with 2', /^Won \+30$/]);
    await page.getByText(/wins/).waitFor();
    await page.getByText('Deal 2').waitFor();
    await picture(page, 'table-saved');
    const [line] = await arrived(walk(), open, 1);
    expect(line).toMatchObject({ deal: 1, result: { score: 30 } });
    await page.getByText('all sent').waitFor();
    expect(await listed(walk(), open)).toHaveLength(1);
  });

  it('shows every value before it is saved, as the service has it', async () => {
    const { address } = await playing(walk());
    const page = await walk().open(address);
    await press(page, /^Player/);
    const rows: readonly (readonly [readonly string[], RegExp, RegExp | undefined])[] = [
      [['Diamonds', 'with 1'], /^Won \+18$/, /^Lost −36$/],
      [['schneider'], /^Won \+27$/, /^Lost −54$/],
      [['schwarz'], /^Won \+36$/, /^Lost −72$/],
      [['schwarz', 'schneider', 'Clubs', 'without 2', 'Hand'], /^Won \+48$/, /^Lost −96$/],
      [['Grand', 'with 4', 'ouvert'], /^Won \+264$/, /^Lost −528$/],
      [['Null', 'Null'], /^Won \+23$/, /^Lost −46$/],
    ];
    for (const [keys, won, lost] of rows) {
      for (const key of keys) {
        const buttons = page.getByRole('button', { name: key, exact: true });
        await (key === 'Null' ? buttons.last() : buttons.first()).click();
      }
      await page.getByRole('button', { name: won }).waitFor();
      if (lost !== undefined) await page.getByRole('button', { name: lost }).waitFor();
    }
    await picture(page, 'table-null');
    expect(await page.getByText('fixed value').count()).toBe(1);
  });

  it('says why a key does nothing', async () => {
    const { address } = await playing(walk());
    const page = await walk().open(address);
    await plays(page, /^Player/, ['Clubs', 'schwarz announced', 'Hand']);
    await page.getByText('played from the hand').waitFor();
    await press(page, 'Grand');
    await press(page, 'with 5+');
    await page.getByText('at most four matadors').waitFor();
    expect(await page.getByRole('button', { name: /^Won/ }).count()).toBe(0);
  });

  it('asks the bid of an overbid game and loses it', async () => {
    const { open, address } = await playing(walk());
    const page = await walk().open(address);
    await plays(page, /^Player/, ['Hearts', 'with 1', 'overbid', '24']);
    await picture(page, 'table-overbid');
    await press(page, /^Lost, overbid.*30 is charged.*−60$/);
    expect((await arrived(walk(), open, 1))[0]).toMatchObject({ result: { score: -60 } });
  });

  it('takes back what was just noted, and nothing was sent', async () => {
    const { open, address } = await playing(walk());
    const page = await walk().open(address);
    await press(page, 'passed');
    await press(page, 'Deal 1: all passed');
    await press(page, /^Take back/);
    await page.getByText('Who plays?').waitFor();
    await page.getByText('all sent').waitFor();
    expect(await listed(walk(), open)).toEqual([]);
  });

  it('corrects a line that was sent, with a reason, and the old one stays readable', async () => {
    const { open, address } = await playing(walk());
    await command(walk().service.ask, dealsAt(open), by(2, games['hearts with 1: +20']));
    const page = await walk().open(address);
    await press(page, 'List');
    await press(page, 'Correct deal 1');
    await press(page, 'wrong player');
    await press(page, 'schneider');
    await press(page, /^Won \+30$/);
    await page.getByRole('button', { name: 'List' }).click();
    for (;;) if ((await listed(walk(), open))[0]?.revision === 2) break;
    await page.locator('s', { hasText: 'Hearts' }).waitFor();
    await page.getByText('wrong player').waitFor();
    await picture(page, 'table-list');
    expect(await axeFindings(page)).toEqual([]);
  });

  it('keeps a half-filled form when the page is loaded again', async () => {
    const { address } = await playing(walk());
    const page = await walk().open(address);
    await plays(page, /^Player/, ['Spades', 'without 3']);
    await page.reload();
    await page.getByRole('button', { name: /^Won \+44$/ }).waitFor();
    expect(await page.getByRole('button', { name: 'Spades' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('shows on a second phone what the first one wrote', async () => {
    const { open, address } = await playing(walk());
    const second = await walk().open(address);
    await second.getByText('Who plays?').waitFor();
    await command(walk().service.ask, dealsAt(open), by(3, games['null: +23']));
    await second.getByText('Last, deal 1').waitFor();
    await second.getByText('Deal 2').waitFor();
    expect(await second.getByText('all sent').count()).toBe(1);
  });

  it('is confirmed on two phones, and one does not speak for two', async () => {
    const { open, address } = await playing(walk());
    for (let deal = 1; deal <= 4; deal += 1) await command(walk().service.ask, dealsAt(open), passed);
    const first = await walk().open(address, { mayComplain: /409/ });
    const confirm = async (page: Page, index: number) => {
      await page.getByRole('group', { name: 'Who are you?' }).getByRole('button').nth(index).click();
      await press(page, /confirms the list$/);
    };
    await confirm(first, 0);
    await first.getByText('confirmed', { exact: true }).first().waitFor();
    await confirm(first, 1);
    await first.getByText(/This device has confirmed the list/).waitFor();
    const second = await walk().open(address);
    await confirm(second, 2);
    await second.getByText('The list is confirmed.').waitFor();
    await picture(second, 'table-confirmed');
    const { body } = await walk().service.ask('GET', `/v1/tables/${open.tables[0]?.id}`);
    expect(body).toMatchObject({ listState: 'confirmed' });
  });

  describe('behind a bad network', () => {
    const mayComplain = /ERR_|Failed to load resource/;
    let proxy: Proxy;
    beforeEach(async () => {
      proxy = await startProxy(walk().service.url);
    });
    afterEach(() => proxy.stop());

    it('notes a deal, keeps it over a reload, and sends it once when the network is back', async () => {
      const { open, address } = await playing(walk());
      const page = await walk().open(address, { origin: proxy.url, mayComplain });
      await page.getByText('Who plays?').waitFor();
      proxy.turn('cut');
      await press(page, 'passed');
      await press(page, 'Deal 1: all passed');
      await page.getByText('1 waiting').waitFor();
      expect(await listed(walk(), open)).toEqual([]);
      proxy.turn('pass');
      await page.reload();
      await page.getByText('all sent').waitFor();
      expect(await listed(walk(), open)).toHaveLength(1);
    });

    it('sends a deal again under the same key when its answer was lost, and it stands once', async () => {
      const { open, address } = await playing(walk());
      const page = await walk().open(address, { origin: proxy.url, mayComplain });
      await page.getByText('Who plays?').waitFor();
      const keys: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') keys.push(request.headers()['idempotency-key'] ?? '');
      });
      proxy.turn('lose-answers');
      await press(page, 'passed');
      await press(page, 'Deal 1: all passed');
      await arrived(walk(), open, 1);
      await page.getByText('1 waiting').waitFor();
      proxy.turn('pass');
      await page.getByText('all sent').waitFor();
      expect(await listed(walk(), open)).toHaveLength(1);
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
    });

    it('keeps a line that stands otherwise in the list, shows both, and the table decides', async () => {
      const { open, address } = await playing(walk());
      const page = await walk().open(address, { origin: proxy.url, mayComplain });
      await page.getByText('Who plays?').waitFor();
      proxy.turn('cut');
      await press(page, 'passed');
      await press(page, 'Deal 1: all passed');
      await command(walk().service.ask, dealsAt(open), by(2, games['hearts with 1: +20']));
      proxy.turn('pass');
      await page.getByText('Deal 1 is there twice').waitFor();
      await picture(page, 'table-conflict');
      await press(page, 'This phone is right');
      await page.getByText('all sent').waitFor();
      expect(await listed(walk(), open)).toMatchObject([{ deal: 1, revision: 2, result: null }]);
    });

    it('sends many deals in their order', async () => {
      const { open, address } = await playing(walk(), 8);
      const page = await walk().open(address, { origin: proxy.url, mayComplain });
      await page.getByText('Who plays?').waitFor();
      proxy.turn('cut');
      for (let deal = 1; deal <= 6; deal += 1) {
        await press(page, 'passed');
        await press(page, `Deal ${deal}: all passed`);
      }
      await page.getByText('6 waiting').waitFor();
      proxy.turn('pass');
      await page.getByText('all sent').waitFor();
      expect((await listed(walk(), open)).map(({ deal }) => deal)).toEqual([1, 2, 3, 4, 5, 6]);
    });
  });

  it.todo('is loaded without a network, by a service worker, on https and localhost');
  it.todo('calls the referee with one tap, and follows the call');
  it.todo('lets one phone write, and another take over');
});

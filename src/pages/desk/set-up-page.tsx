import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { answered, api } from '../api/client';
import { faultAt } from '../api/refused';
import { useCommand } from '../api/signed-in';
import buttons from '../kit/button.module.css';
import { Field } from '../kit/field';
import { Page } from '../kit/page';
import { ProblemNotice } from '../kit/problem-notice';
import { useWords } from '../words/language';
import css from './desk.module.css';
import { type PresetName, presetNames, presets } from './presets';
import { SignedIn } from './sign-in';
import { deskWords } from './words';

/** A whole event in one form. */
export function SetUpPage() {
  return (
    <SignedIn>
      <SetUp />
    </SignedIn>
  );
}

interface Asked {
  readonly preset: PresetName;
  readonly name: string;
  /** In the form of a field for date and time. */
  readonly begins: string;
  readonly sessions: number;
  readonly deals: number;
  /** In cents. */
  readonly fee: number;
}

/** Announces the event, then what it costs, then its sessions. */
async function setUp(
  { preset, name, begins, sessions, deals, fee }: Asked,
  key: { readonly 'Idempotency-Key': string },
) {
  const { profile, every } = presets[preset];
  const startsAt = new Date(begins);
  const perTable = { '4': deals, '3': (deals * 3) / 4 };
  const { id } = await answered(
    api.POST('/v1/tournaments', {
      params: { header: key },
      body: {
        name,
        ruleset: 'isko',
        startsAt: startsAt.toISOString(),
        timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        profile: { ...profile, deals: perTable },
      },
    }),
  );
  const path = { tournament: id };
  if (fee > 0) {
    const { response } = await api.GET('/v1/tournaments/{tournament}/money', { params: { path } });
    await answered(
      api.PUT('/v1/tournaments/{tournament}/money', {
        params: { path, header: { 'If-Match': response.headers.get('ETag') ?? '' } },
        body: {
          charges: [{ code: 'entry', per: 'entry', cents: fee, to: [{ pot: 'prizes', parts: 1 }] }],
          prizes: [{ code: 'prizes', pot: 'prizes', plan: { kind: 'declining', entriesPerPrize: 4, rounding: 100 } }],
        },
      }),
    );
  }
  for (let index = 0; index < sessions; index += 1) {
    const header = { 'Idempotency-Key': `${key['Idempotency-Key']}-${index}` };
    const at = new Date(startsAt.getTime() + index * every * 60_000).toISOString();
    await answered(
      api.POST('/v1/tournaments/{tournament}/sessions', { params: { path, header }, body: { startsAt: at } }),
    );
  }
  return id;
}

/** This evening at eight, in the form of a field for date and time. */
function thisEvening(): string {
  const now = new Date();
  const pad = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}T20:00`;
}

function SetUp() {
  const words = useWords(deskWords);
  const navigate = useNavigate();
  const [preset, setPreset] = useState<PresetName>('club');
  const [name, setName] = useState('');
  const [begins, setBegins] = useState(thisEvening);
  const [sessions, setSessions] = useState(String(presets.club.sessions));
  const [deals, setDeals] = useState('48');
  const [fee, setFee] = useState('0');
  const make = useCommand(setUp, (id) => void navigate({ to: '/desk/$event/people', params: { event: id } }));
  const choose = (chosen: PresetName): void => {
    setPreset(chosen);
    setSessions(String(presets[chosen].sessions));
    setFee(String(presets[chosen].fee / 100));
  };
  const submit = (submitted: FormEvent): void => {
    submitted.preventDefault();
    const cents = Math.round(Number(fee.replace(',', '.')) * 100);
    make.mutate({ preset, name: name.trim(), begins, sessions: Number(sessions), deals: Number(deals), fee: cents });
  };
  return (
    <Page title={words.newEvent}>
      <form className={css.stack} onSubmit={submit}>
        <fieldset className={css.presets}>
          <legend>{words.kindOfEvent}</legend>
          {presetNames.map((one) => (
            <label key={one}>
              <input type="radio" name="preset" checked={preset === one} onChange={() => choose(one)} />
              <span>
                <b>{words.preset(one)}</b>
                <span>{words.presetSays(one)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <div className={css.narrow}>
          <Field
            label={words.eventName}
            required
            value={name}
            fault={faultAt(make.error, '/name')}
            onChange={({ target }) => setName(target.value)}
          />
          <Field
            label={words.begins}
            type="datetime-local"
            required
            value={begins}
            onChange={({ target }) => setBegins(target.value)}
          />
          <Field
            label={words.howManySessions}
            type="number"
            min={1}
            max={12}
            required
            value={sessions}
            onChange={({ target }) => setSessions(target.value)}
          />
          <Field
            label={words.dealsAtFour}
            hint={words.dealsAtFourHint}
            type="number"
            min={4}
            max={96}
            step={4}
            required
            value={deals}
            onChange={({ target }) => setDeals(target.value)}
          />
          <Field
            label={words.fee}
            hint={words.feeHint}
            inputMode="decimal"
            pattern="\d+([.,]\d{1,2})?"
            required
            value={fee}
            onChange={({ target }) => setFee(target.value)}
          />
          <ProblemNotice error={make.error} shown={['/name']} />
          <button type="submit" className={buttons.filled} disabled={make.isPending}>
            {words.announce}
          </button>
        </div>
      </form>
    </Page>
  );
}

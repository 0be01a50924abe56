import type { components } from '../api/contract';

type Profile = components['schemas']['ProfileInput'];

/** What an event of a kind is usually like. */
export interface Preset {
  readonly sessions: number;
  /** Minutes between the beginnings of two sessions. */
  readonly every: number;
  /** In cents. */
  readonly fee: number;
  readonly profile: Profile;
}

/** The kinds of events that a form can begin with. */
export const presetNames = ['club', 'prize', 'championship', 'league', 'season'] as const;

/** One of {@link presetNames}. */
export type PresetName = (typeof presetNames)[number];

/** What each kind sets; everything can be changed in the form, and later until the first session opens. */
export const presets: Readonly<Record<PresetName, Preset>> = {
  club: { sessions: 2, every: 120, fee: 0, profile: { seating: ['draw'], timeLimit: null } },
  prize: {
    sessions: 2,
    every: 150,
    fee: 1000,
    profile: { seating: ['draw', 'standing'], timeLimit: 120, checkIn: true, objectionMinutes: 30 },
  },
  championship: {
    sessions: 4,
    every: 150,
    fee: 1500,
    profile: {
      seating: ['draw', 'draw', 'draw', 'standing'],
      timeLimit: 120,
      checkIn: true,
      apart: ['team', 'tandem', 'club'],
      objectionMinutes: 60,
      controlList: 'required',
    },
  },
  league: {
    sessions: 3,
    every: 150,
    fee: 0,
    profile: { seating: ['plan'], timeLimit: 120, apart: ['team'], objectionMinutes: 60 },
  },
  season: { sessions: 1, every: 120, fee: 200, profile: { seating: ['draw'], timeLimit: null } },
};

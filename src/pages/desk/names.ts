/** States of a session. */
export const stateNames = {
  de: {
    scheduled: 'angesetzt',
    drawn: 'ausgelost',
    open: 'läuft',
    closed: 'geschlossen',
    final: 'endgültig',
    void: 'ungültig',
  },
  en: { scheduled: 'scheduled', drawn: 'drawn', open: 'open', closed: 'closed', final: 'final', void: 'void' },
};

/** States of an event. */
export const eventStates = {
  de: { registration: 'Anmeldung', running: 'läuft', over: 'beendet' },
  en: { registration: 'registration', running: 'running', over: 'over' },
};

/** Ways in which a session is seated. */
export const seatingWays = {
  de: { draw: 'durch das Los', standing: 'nach dem Stand', plan: 'nach einem Plan', manual: 'von Hand' },
  en: { draw: 'by lot', standing: 'by the standing', plan: 'by a plan', manual: 'by hand' },
};

/** Papers that can be printed. */
export const paperNames = {
  de: {
    'seating-by-name': 'Sitzplan nach Namen',
    'seating-by-table': 'Sitzplan nach Tischen',
    'score-sheets': 'Spiellisten',
    results: 'Ergebnisse',
    prizes: 'Preise',
  },
  en: {
    'seating-by-name': 'Seating by name',
    'seating-by-table': 'Seating by table',
    'score-sheets': 'Score sheets',
    results: 'Results',
    prizes: 'Prizes',
  },
};

/** Checks of a paper list, by what they compare. */
export const checks = {
  de: {
    C1: 'Spiele fehlen oder sind zu viel',
    C2: 'Die Endsummen gehen nicht auf',
    C3: 'Die verlorenen Spiele der anderen gehen nicht auf',
    C4: 'Eine laufende Summe stimmt nicht',
    C5: 'Der Alleinspieler hat in diesem Spiel keine Karten',
    C6: 'So wird kein Spiel angeschrieben',
    C7: 'Die beiden Listen weichen ab',
    C8: 'Die Endsumme folgt nicht aus der Spalte',
    C9: 'Die verlorenen Spiele der anderen stimmen nicht',
    C10: 'So viele Spiele können diese Punkte nicht bringen',
  },
  en: {
    C1: 'Deals are missing or too many',
    C2: 'The totals do not add up',
    C3: 'The games lost by others do not add up',
    C4: 'A running total is wrong',
    C5: 'The declarer has no cards in this deal',
    C6: 'No game is written like this',
    C7: 'The two lists differ',
    C8: 'The total does not follow from its column',
    C9: 'The games lost by others are wrong',
    C10: 'So many games cannot bring these points',
  },
};

/** States of a player. */
export const personStates = {
  de: { checkedIn: 'da', waiting: 'wartet', withdrawn: 'zurückgetreten' },
  en: { checkedIn: 'here', waiting: 'waits', withdrawn: 'withdrawn' },
};

/** What standings are made of. */
export const scopeNames = {
  de: { overall: 'Einzel', team: 'Mannschaften', tandem: 'Tandems' },
  en: { overall: 'Players', team: 'Teams', tandem: 'Tandems' },
};

/** What decides a tie. */
export const tieNames = {
  de: { 'league-points': 'Ligapunkte', total: 'Summe', won: 'gewonnene Spiele', lost: 'verlorene Spiele', lot: 'Los' },
  en: { 'league-points': 'league points', total: 'total', won: 'games won', lost: 'games lost', lot: 'lot' },
};

/** Presets of an event: name and what they set. */
export const presetWords = {
  de: {
    club: ['Vereinsabend', 'Zwei Serien, gelost, ohne Zeitgrenze und ohne Startgeld.'],
    prize: [
      'Preisskat',
      'Zwei Serien zu zwei Stunden, die zweite nach dem Stand gesetzt; Startgeld, ein Preis auf vier Spieler.',
    ],
    championship: [
      'Meisterschaft',
      'Vier Serien, die letzte gesetzt; Vereine und Mannschaften getrennt, zweite Liste, eine Stunde Einspruch.',
    ],
    league: ['Ligaspieltag', 'Drei Serien nach einem Plan, in dem sich die Mannschaften nicht selbst begegnen.'],
    season: ['Abend einer Saison', 'Eine Serie, gelost, zwei Euro in die Preise.'],
  },
  en: {
    club: ['Club evening', 'Two sessions by lot, without a time limit and without a fee.'],
    prize: [
      'Prize Skat',
      'Two sessions of two hours, the second set by the standing; a fee, one prize for four players.',
    ],
    championship: [
      'Championship',
      'Four sessions, the last one set; clubs and teams apart, a second list, one hour for objections.',
    ],
    league: ['League match day', 'Three sessions by a plan in which no team meets itself.'],
    season: ['Evening of a season', 'One session by lot, two euros into the prizes.'],
  },
} as const;

interface Fault {
  readonly seat: number | null;
  readonly kind: 'unreadable' | 'impossible' | 'too-many' | 'other-total' | 'not-all';
  readonly found?: number;
  readonly expected?: number;
  readonly isSwapped?: boolean;
}

type Figures = (number: number) => string;

/** What a failed check of a paper list found, in German. */
export function germanFault({ seat, kind, found = 0, expected = 0, isSwapped }: Fault, figures: Figures): string {
  const at = seat === null ? '' : `Platz ${seat}: `;
  if (kind === 'unreadable') return `${at}Das ist keine Zahl, die hier stehen kann.`;
  if (kind === 'too-many') return `${figures(found)} Spiele sind zu viel; die Liste hat ${figures(expected)}.`;
  if (kind === 'not-all') return `Erst ${figures(found)} von ${figures(expected)} Spielen.`;
  if (kind === 'other-total') {
    return `${at}Auf der Liste steht ${figures(found)}, gerechnet sind ${figures(expected)}.`;
  }
  const bound = found < expected ? `mindestens ${figures(expected)}` : `höchstens ${figures(expected)}`;
  const turned = isSwapped ? ' Gewonnen und verloren vertauscht passt es.' : '';
  return `${at}${figures(found)} Punkte gehen nicht mit diesen Spielen; möglich sind ${bound}.${turned}`;
}

/** What a failed check of a paper list found, in English. */
export function englishFault({ seat, kind, found = 0, expected = 0, isSwapped }: Fault, figures: Figures): string {
  const at = seat === null ? '' : `Seat ${seat}: `;
  if (kind === 'unreadable') return `${at}This is no number that can stand here.`;
  if (kind === 'too-many') return `${figures(found)} deals are too many; the list has ${figures(expected)}.`;
  if (kind === 'not-all') return `Only ${figures(found)} of ${figures(expected)} deals.`;
  if (kind === 'other-total') return `${at}The list says ${figures(found)}, it comes to ${figures(expected)}.`;
  const bound = found < expected ? `at least ${figures(expected)}` : `at most ${figures(expected)}`;
  const turned = isSwapped ? ' With won and lost the other way round it fits.' : '';
  return `${at}${figures(found)} points cannot come from these games; possible are ${bound}.${turned}`;
}

/** Where a failed check points: seat, else line, else nowhere. */
export const at = (seat: number | null, line: number | null, place: string, deal: string): string =>
  (seat === null ? '' : ` · ${place} ${seat}`) + (line === null ? '' : ` · ${deal} ${line}`);

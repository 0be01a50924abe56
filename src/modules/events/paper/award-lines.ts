import type { SettledPots } from '../../../competition';
import type { Text } from '../../../platform';

/** What somebody has won beside the places: an award or a share of a jackpot. */
export interface AwardLine {
  readonly kind: 'award' | 'jackpot';
  readonly code: string;
  readonly playerId: string;
  /** What the award was measured by; null for a jackpot. */
  readonly measure: Measure | null;
  readonly figure: number | null;
  readonly session: number | null;
  readonly table: number | null;
  readonly deal: number | null;
  readonly cents: number;
}

type Measure = keyof typeof measures;

const measures = {
  total: { en: 'total', de: 'Gesamt' },
  'best-session': { en: 'best session', de: 'beste Serie' },
  'most-wins': { en: 'games won', de: 'gewonnene Spiele' },
  'highest-game': { en: 'highest game', de: 'höchstes Spiel' },
  'most-matadors': { en: 'matadors', de: 'Spitzen' },
} as const satisfies Readonly<Record<string, Text>>;

/** Whatever a plan says of awards that is asked here. */
interface AwardPlan {
  readonly awards: readonly { readonly code: string; readonly criteria: readonly { readonly measure: Measure }[] }[];
}

/** The holders of all awards, then the winners of all jackpots, each in the order of the plan. */
export function awardLines(
  { awards, jackpots }: Pick<SettledPots, 'awards' | 'jackpots'>,
  plan: AwardPlan,
): readonly AwardLine[] {
  const held = awards.flatMap(({ code, criterion, claims, paid }) => {
    const criteria = plan.awards.find((award) => award.code === code)?.criteria ?? [];
    const measure = criteria[criterion ?? -1]?.measure ?? null;
    return claims.map(({ playerId, figure, session = null, table = null, deal = null }, index): AwardLine => {
      return { kind: 'award', code, playerId, measure, figure, session, table, deal, cents: paid[index] ?? 0 };
    });
  });
  const won = jackpots.flatMap(({ code, payments }) =>
    payments.flatMap(({ session, winners }) =>
      winners.map((winner): AwardLine => ({ kind: 'jackpot', code, measure: null, figure: null, session, ...winner })),
    ),
  );
  return [...held, ...won];
}

/** What it was for: `highest game 240: session 3, table 12, deal 7`. */
export function awardReason({ measure, figure, session, table, deal }: AwardLine): Text {
  const words = (language: 'en' | 'de', [ofSession, ofTable, ofDeal]: readonly [string, string, string]): string => {
    const place = [
      session === null ? '' : `${ofSession} ${session}`,
      table === null ? '' : `${ofTable} ${table}`,
      deal === null ? '' : `${ofDeal} ${deal}`,
    ];
    const where = place.filter((word) => word !== '').join(', ');
    const what = measure === null ? '' : `${measures[measure][language]} ${figure ?? ''}`;
    return [what, where].filter((word) => word !== '').join(': ');
  };
  return { en: words('en', ['session', 'table', 'deal']), de: words('de', ['Serie', 'Tisch', 'Spiel']) };
}

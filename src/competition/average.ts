/** A mean kept exact: so many points over so many sessions or hands, of which there is at least one. */
export interface Average {
  readonly points: number;
  readonly per: number;
}

/** Above 0 where `a` is the higher one, 0 where they are the same fraction. */
export function compareAverages(a: Average, b: Average): number {
  return a.points * b.per - b.points * a.per;
}

/** The mean in hundredths of a point, halves away from zero, as people write it: 10,454 over 8 is 130675. */
export function inHundredths({ points, per }: Average): number {
  const size = Math.floor((200 * Math.abs(points) + per) / (2 * per));
  return points < 0 ? -size : size;
}

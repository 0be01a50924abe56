import type { Text } from '../text';

/** What the text does not say, by name. */
export const DOUBTS = {
  flush: {
    en: 'flush: the text breaks off before it says whether cards of one suit count.',
    de: 'flush: der Text bricht ab, ehe er sagt, ob Karten einer Farbe zählen.',
  },
  'limit-of-the-count': {
    en: 'limit-of-the-count: the text names the go without the count at which it falls; no figure is given from 31 on, the later limit.',
    de: 'limit-of-the-count: der Text nennt das Go, aber nicht die Zahl, bei der es fällt; ab 31, der späteren Grenze, steht keine Zahl.',
  },
  'exactly-30': {
    en: 'exactly-30: whether a player on the last hole before the corner has turned it is not said.',
    de: 'exactly-30: ob jemand auf dem letzten Loch vor der Ecke schon um sie herum ist, wird nicht gesagt.',
  },
  'method-of-play': {
    en: 'method-of-play: the text breaks off before the method of play.',
    de: 'method-of-play: der Text bricht vor der Spielweise ab.',
  },
} as const satisfies Readonly<Record<string, Text>>;

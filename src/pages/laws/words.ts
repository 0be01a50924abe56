import { dictionary } from '../words/dictionary';

/** Words of the laws. */
export const lawsWords = dictionary({
  title: { de: 'Gesetze', en: 'Laws' },
  search: { de: 'Ein Gesetz suchen', en: 'Search for a law' },
  searchHint: { de: 'Wort oder Nummer: nicht bedient, überreizt, 4.1.4', en: 'Word or number: revoke, overbid, 4.1.4' },
  found: {
    de: (count: number) => (count === 1 ? '1 Gesetz' : `${count} Gesetze`),
    en: (count: number) => (count === 1 ? '1 law' : `${count} laws`),
  },
  nothing: {
    de: 'Dazu steht in keinem Gesetz etwas. Mit anderen Worten versuchen.',
    en: 'No law says anything on that. Try other words.',
  },
  more: {
    de: (count: number) => `alle ${count} zeigen`,
    en: (count: number) => `show all ${count}`,
  },
  codes: { de: 'Ordnungen', en: 'Codes' },
  whatFollows: { de: 'Was daraus wird', en: 'What follows' },
  byWhom: { de: (who: string) => `Verursacht: ${who}`, en: (who: string) => `Caused by: ${who}` },
  choose: { de: (who: string) => `${who}: zu wählen ist`, en: (who: string) => `${who}: may choose` },
  ifSo: { de: 'kommt an auf', en: 'depends on' },
  examples: { de: 'Durchgerechnet', en: 'Worked out' },
  sameMatter: { de: 'Zur selben Sache', en: 'On the same matter' },
  cite: { de: 'Zitieren als', en: 'Cite as' },
  doubts: { de: 'Zweifel', en: 'Doubts' },
  olderNumber: {
    de: '* Nummer einer älteren Fassung; die neue ist nicht belegt.',
    en: '* Number of an older edition; the new one is not attested.',
  },
});

/*
 * Allgemeine Deutsche Skatordnung, Altenburg 1886: known by its table of 35 sections and at second hand; sections 22 to
 * 24, 27 and 35 are cited by their headings only
 *
 * | section | title                         | status     |
 * | ------- | ----------------------------- | ---------- |
 * | values  | Values of the games           | definition |
 * | levels  | Levels                        | definition |
 * | calls   | Order of the calls            | definition |
 * | 23      | Rank of the Null games        | definition |
 * | 27      | Ramsch                        | definition |
 * | endings | Games that end early          | definition |
 */
import type { Law } from '../law';

export const altenburgValues: Law = {
  number: { 'altenburg-1886': 'values' },
  group: 'games',
  status: 'definition',
  title: { en: 'Values of the games', de: 'Werte der Spiele' },
  summary: {
    en: 'Frage 1 to 4, Tourne 5 to 8, Solo 9 to 12, Grand solo 16, Null 20, Null ouvert 40.',
    de: 'Frage 1 bis 4, Tourné 5 bis 8, Solo 9 bis 12, Grand solo 16, Null 20, Null ouvert 40.',
  },
  evidence: 'secondary',
  doubts: [
    {
      en: 'The figures of the Grand tourne (12) and the Grand ouvert (24) are taken from Eichhorn; the order itself was not seen.',
      de: 'Die Zahlen für Grand tourné (12) und Grand ouvert (24) sind von Eichhorn übernommen; die Ordnung selbst lag nicht vor.',
    },
  ],
};

export const altenburgLevels: Law = {
  number: { 'altenburg-1886': 'levels' },
  group: 'scoring',
  status: 'definition',
  title: { en: 'Levels', de: 'Gewinnstufen' },
  summary: {
    en: 'Sixty-one win; the opponents are out of schneider with 30, the declarer with more than 30; levels are added as in the American codes.',
    de: '61 gewinnen; die Gegner sind mit 30 aus dem Schneider, der Spieler mit mehr als 30; Stufen zählen wie in den amerikanischen Ordnungen.',
  },
  evidence: 'secondary',
};

export const orderOfCalls: Law = {
  number: { 'altenburg-1886': 'calls' },
  group: 'bidding',
  status: 'definition',
  title: { en: 'Order of the calls', de: 'Rangfolge der Gebote' },
  summary: {
    en: 'Games are bid by name: Frage, Tourne, Grand tourne, Solo in diamonds, hearts, spades, Null, Solo in clubs, Grand solo, Null ouvert, Grand ouvert.',
    de: 'Gereizt wird nach Namen: Frage, Tourné, Grand tourné, Solo in Karo, Herz, Pik, Null, Solo in Kreuz, Grand solo, Null ouvert, Grand ouvert.',
  },
  evidence: 'verified',
};

export const rankOfNull: Law = {
  number: { 'altenburg-1886': '23' },
  group: 'bidding',
  status: 'definition',
  title: { en: 'Rank of the Null games', de: 'Rang der Nullspiele' },
  summary: {
    en: 'Null stands between Solo in spades and Solo in clubs; Null ouvert above the Grand solo.',
    de: 'Null steht zwischen Pik-Solo und Kreuz-Solo, Null ouvert über dem Grand solo.',
  },
  evidence: 'secondary',
  doubts: [
    {
      en: 'A student commentary ranks Null ouvert between the Grand with one and the Grand with two.',
      de: 'Ein studentischer Kommentar setzt Null ouvert zwischen Grand mit einem und Grand mit zweien.',
    },
  ],
};

export const altenburgRamsch: Law = {
  number: { 'altenburg-1886': '27' },
  group: 'games',
  status: 'definition',
  title: { en: 'Ramsch', de: 'Ramsch' },
  summary: {
    en: 'The order has a section on Ramsch; its text and figures were not seen.',
    de: 'Die Ordnung hat einen Abschnitt über Ramsch; Text und Werte lagen nicht vor.',
  },
  evidence: 'secondary',
};

export const altenburgEndings: Law = {
  number: { 'altenburg-1886': 'endings' },
  group: 'ending',
  status: 'definition',
  title: { en: 'Games that end early', de: 'Vorzeitig beendete Spiele' },
  summary: {
    en: 'What the order says of games given up or ended by an offence was not seen.',
    de: 'Was die Ordnung über aufgegebene oder durch einen Verstoß beendete Spiele sagt, lag nicht vor.',
  },
  evidence: 'assumed',
  doubts: [
    {
      en: 'Such games are valued as by laws 51, 53 and 60 of Foster.',
      de: 'Solche Spiele werden wie nach Fosters Gesetzen 51, 53 und 60 berechnet.',
    },
  ],
};

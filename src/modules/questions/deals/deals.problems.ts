import { defineProblems } from '../../../platform';

/** What a text or a deal can be refused for by its notation. */
export const notationProblems = defineProblems({
  'unreadable-text': {
    status: 400,
    title: { en: 'The text cannot be read', de: 'Der Text ist nicht lesbar' },
    explanation: {
      en: 'It does not follow its notation. line and column count from 1, offset counts characters (UTF-16 units) from 0.',
      de: 'Er folgt seiner Notation nicht. line und column zählen ab 1, offset zählt Zeichen (UTF-16) ab 0.',
    },
  },
  'not-in-notation': {
    status: 422,
    title: { en: 'This notation has no words for it', de: 'Dafür hat diese Notation keine Worte' },
    explanation: {
      en: 'A record of the server holds suit games, Grand and Null with all calls, complete deals and games given up or timed out. `errors` names what does not fit.',
      de: 'Eine Aufzeichnung des Servers enthält Farbspiele, Grand und Null mit allem Reizen, vollständig gegeben, auch aufgegeben oder nach Ablauf der Zeit. `errors` nennt, was nicht passt.',
    },
  },
});

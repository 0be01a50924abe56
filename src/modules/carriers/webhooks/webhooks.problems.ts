import { defineProblems } from '../../../platform';

export const webhookProblems = defineProblems({
  'webhook-address-refused': {
    status: 422,
    title: { en: 'This address is not told anything', de: 'Diese Adresse wird nicht benachrichtigt' },
    explanation: {
      en: 'An address begins with https://, has no login in it and lies in the public network.',
      de: 'Eine Adresse beginnt mit https://, enthält keine Anmeldung und liegt im öffentlichen Netz.',
    },
  },
  'unknown-action': {
    status: 422,
    title: { en: 'There is no such action', de: 'Einen solchen Vorgang gibt es nicht' },
    explanation: {
      en: 'The log has a fixed list of actions; the answer names them all in `actions`.',
      de: 'Das Protokoll kennt eine feste Liste von Vorgängen; die Antwort nennt sie alle in `actions`.',
    },
  },
  'webhooks-full': {
    status: 409,
    title: { en: 'The tournament has as many webhooks as it may', de: 'Das Turnier hat die Höchstzahl an Webhooks' },
    explanation: {
      en: 'A tournament tells at most 20 addresses; take one away first.',
      de: 'Ein Turnier benachrichtigt höchstens 20 Adressen; zuerst ist eine zu entfernen.',
    },
  },
  'sequence-not-reached': {
    status: 422,
    title: { en: 'The log has no such line yet', de: 'Diese Zeile hat das Protokoll noch nicht' },
    explanation: {
      en: 'Lines are told again from one on that stands in the log, or from the next one on.',
      de: 'Wiederholt wird ab einer Zeile, die im Protokoll steht, oder ab der nächsten.',
    },
  },
});

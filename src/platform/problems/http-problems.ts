import { defineProblems } from './registry';

/** The problems that any endpoint can answer with. Those of one field stand in its module, by the same function. */
export const httpProblems = defineProblems({
  'malformed-request': {
    status: 400,
    title: { en: 'The request is not valid HTTP', de: 'Die Anfrage ist kein gültiges HTTP' },
    explanation: {
      en: 'The request line, a header or the path could not be read. A percent sign in a path must be followed by two hexadecimal digits of valid UTF-8.',
      de: 'Die Anfragezeile, ein Kopf oder der Pfad war nicht lesbar. Auf ein Prozentzeichen im Pfad müssen zwei hexadezimale Ziffern folgen, die gültiges UTF-8 ergeben.',
    },
  },
  'malformed-json': {
    status: 400,
    title: { en: 'The body is not JSON', de: 'Der Rumpf ist kein JSON' },
    explanation: {
      en: 'The body is empty, is not UTF-8 or does not follow the grammar of JSON (RFC 8259).',
      de: 'Der Rumpf ist leer, nicht in UTF-8 oder folgt nicht der Grammatik von JSON (RFC 8259).',
    },
  },
  'malformed-encoding': {
    status: 400,
    title: { en: 'The body cannot be unpacked', de: 'Der Rumpf lässt sich nicht entpacken' },
    explanation: {
      en: 'The header Content-Encoding says gzip, and the body is no gzip or is cut short.',
      de: 'Der Kopf Content-Encoding nennt gzip, aber der Rumpf ist kein gzip oder unvollständig.',
    },
  },
  'too-deep': {
    status: 400,
    title: { en: 'The body is nested too deeply', de: 'Der Rumpf ist zu tief verschachtelt' },
    explanation: {
      en: 'Objects and arrays may be nested at most 12 deep.',
      de: 'Objekte und Listen dürfen höchstens zwölffach verschachtelt sein.',
    },
  },
  'line-too-long': {
    status: 400,
    title: { en: 'The line is too long', de: 'Die Zeile ist zu lang' },
    explanation: { en: 'A line has at most 256 KiB.', de: 'Eine Zeile hat höchstens 256 KiB.' },
  },
  'malformed-text': {
    status: 400,
    title: { en: 'The text is not UTF-8', de: 'Der Text ist nicht in UTF-8' },
    explanation: {
      en: 'The bytes are no characters in UTF-8, the only encoding that is read.',
      de: 'Die Bytes ergeben keine Zeichen in UTF-8, der einzigen Kodierung, die gelesen wird.',
    },
  },
  'invalid-request': {
    status: 400,
    title: {
      en: 'The request does not have the documented shape',
      de: 'Die Anfrage hat nicht die beschriebene Gestalt',
    },
    explanation: {
      en: 'A field is missing, unknown, of another type or not one of the values allowed. `errors` names each with a JSON pointer.',
      de: 'Ein Feld fehlt, ist unbekannt, von anderer Art oder keiner der erlaubten Werte. `errors` nennt jedes mit einem JSON-Zeiger.',
    },
  },
  'not-found': {
    status: 404,
    title: { en: 'There is nothing here', de: 'Hier ist nichts' },
    explanation: {
      en: 'No such path or resource exists, or it is not yours to see.',
      de: 'Diesen Pfad oder Gegenstand gibt es nicht, oder er ist für Sie nicht sichtbar.',
    },
  },
  'method-not-allowed': {
    status: 405,
    title: { en: 'This method is not allowed here', de: 'Diese Methode ist hier nicht erlaubt' },
    explanation: {
      en: 'The path exists, but not with this method. The header Allow names those that do.',
      de: 'Den Pfad gibt es, aber nicht mit dieser Methode. Der Kopf Allow nennt die möglichen.',
    },
  },
  'not-acceptable': {
    status: 406,
    title: { en: 'No acceptable form', de: 'Keine annehmbare Form' },
    explanation: {
      en: 'The header Accept excludes every media type in which the answer exists.',
      de: 'Der Kopf Accept schließt jede Form aus, in der es die Antwort gibt.',
    },
  },
  'request-timeout': {
    status: 408,
    title: { en: 'The request took too long to arrive', de: 'Die Anfrage kam zu langsam an' },
    explanation: {
      en: 'The headers must arrive within 10 seconds and the whole request within 20.',
      de: 'Die Köpfe müssen binnen 10 Sekunden eintreffen, die ganze Anfrage binnen 20.',
    },
  },
  'body-too-large': {
    status: 413,
    title: { en: 'The body is too large', de: 'Der Rumpf ist zu groß' },
    explanation: { en: 'A JSON body has at most 256 KiB.', de: 'Ein JSON-Rumpf hat höchstens 256 KiB.' },
  },
  'path-too-long': {
    status: 414,
    title: { en: 'A part of the path is too long', de: 'Ein Teil des Pfades ist zu lang' },
    explanation: {
      en: 'Each variable part of a path has at most 100 characters.',
      de: 'Jeder veränderliche Teil eines Pfades hat höchstens 100 Zeichen.',
    },
  },
  'unsupported-media-type': {
    status: 415,
    title: { en: 'The media type is not supported', de: 'Diese Art von Inhalt wird nicht angenommen' },
    explanation: {
      en: 'Bodies are sent as application/json in UTF-8, plain or in gzip, unless the operation says otherwise. The header Accept names what it reads.',
      de: 'Rümpfe werden als application/json in UTF-8 gesendet, unverpackt oder mit gzip, wo nichts anderes beschrieben ist. Der Kopf Accept nennt, was gelesen wird.',
    },
  },
  'number-out-of-range': {
    status: 422,
    title: { en: 'A number is out of range', de: 'Eine Zahl liegt außerhalb ihres Bereichs' },
    explanation: {
      en: 'The request has the right shape, but a number is smaller or greater than it can be.',
      de: 'Die Anfrage hat die richtige Gestalt, aber eine Zahl ist kleiner oder größer, als sie sein kann.',
    },
  },
  'facts-contradict': {
    status: 422,
    title: { en: 'The facts cannot stand together', de: 'Die Angaben widersprechen einander' },
    explanation: {
      en: 'Each field is valid on its own, but they cannot all be true of one case.',
      de: 'Jedes Feld ist für sich gültig, aber zusammen können sie nicht zutreffen.',
    },
  },
  'rate-limited': {
    status: 429,
    title: { en: 'Too many requests', de: 'Zu viele Anfragen' },
    explanation: {
      en: 'The header RateLimit-Policy states the limit, Retry-After the seconds to wait.',
      de: 'Der Kopf RateLimit-Policy nennt die Grenze, Retry-After die Sekunden bis zum nächsten Versuch.',
    },
  },
  'headers-too-large': {
    status: 431,
    title: { en: 'The headers are too large', de: 'Die Köpfe sind zu groß' },
    explanation: { en: 'All headers together have at most 16 KiB.', de: 'Alle Köpfe zusammen haben höchstens 16 KiB.' },
  },
  'internal-error': {
    status: 500,
    title: { en: 'The service failed', de: 'Der Dienst hat versagt' },
    explanation: {
      en: 'A defect of the service. Please report it with the request id; repeating the request will hardly help.',
      de: 'Ein Fehler des Dienstes. Bitte mit der Kennung der Anfrage melden; eine Wiederholung hilft kaum.',
    },
  },
  'shutting-down': {
    status: 503,
    title: { en: 'The service is shutting down', de: 'Der Dienst wird beendet' },
    explanation: {
      en: 'This instance takes no new requests. Retry after the seconds of Retry-After.',
      de: 'Diese Instanz nimmt keine Anfragen mehr an. Nach den Sekunden in Retry-After erneut versuchen.',
    },
  },
  'too-many-computations': {
    status: 503,
    title: { en: 'Too many long computations at once', de: 'Zu viele lange Berechnungen zugleich' },
    explanation: {
      en: 'What takes long is computed apart, as much at once as there are processors, and only so much more may wait. Retry after the seconds of Retry-After.',
      de: 'Was lange dauert, wird getrennt berechnet, so viel zugleich, wie es Prozessoren gibt, und nur begrenzt viel darf warten. Nach den Sekunden in Retry-After erneut versuchen.',
    },
  },
  'too-many-downloads': {
    status: 503,
    title: { en: 'Too many long answers at once', de: 'Zu viele lange Antworten zugleich' },
    explanation: {
      en: 'Whole events are written down before they are sent, a few at a time. Retry after the seconds of Retry-After.',
      de: 'Ganze Turniere werden vor dem Senden abgelegt, wenige zugleich. Nach den Sekunden in Retry-After erneut versuchen.',
    },
  },
  'no-room': {
    status: 503,
    title: { en: 'There is no room for what is long', de: 'Für Langes ist kein Platz' },
    explanation: {
      en: 'What is long is put into the temporary folder of the service, which is full or cannot be written to. The log of the service says why. Retry after the seconds of Retry-After.',
      de: 'Langes wird im Ordner für temporäre Dateien abgelegt, und der ist voll oder nicht beschreibbar. Das Protokoll des Dienstes sagt, warum. Nach den Sekunden in Retry-After erneut versuchen.',
    },
  },
  'database-unavailable': {
    status: 503,
    title: { en: 'The database is away', de: 'Die Datenbank ist nicht erreichbar' },
    explanation: {
      en: 'It cannot be reached, or all its connections are taken. Retry after the seconds of Retry-After with the same Idempotency-Key: what was stored after all is not stored twice.',
      de: 'Sie antwortet nicht, oder alle Verbindungen zu ihr sind belegt. Nach den Sekunden in Retry-After mit demselben Idempotency-Key erneut versuchen: Was doch gespeichert wurde, wird nicht doppelt gespeichert.',
    },
  },
  'database-too-slow': {
    status: 503,
    title: { en: 'The database took too long', de: 'Die Datenbank hat zu lange gebraucht' },
    explanation: {
      en: 'A statement was ended after 5 seconds, and nothing was stored. A database that is busy is faster later; one that fails in this way again and again is a defect of the service, whose log names the statement.',
      de: 'Eine Anweisung wurde nach 5 Sekunden beendet, und nichts wurde gespeichert. Eine überlastete Datenbank ist später schneller; wiederholt es sich, ist es ein Fehler des Dienstes, dessen Protokoll die Anweisung nennt.',
    },
  },
  'stored-by-other-version': {
    status: 503,
    title: {
      en: 'Another version of the service stored what this one does not know',
      de: 'Eine andere Version des Dienstes hat gespeichert, was diese nicht kennt',
    },
    explanation: {
      en: 'While processes of two versions work side by side, the older one may meet facts that only the newer one can count. It shows them as they are and computes nothing from them. Ask again once all run the newer version.',
      de: 'Solange Prozesse zweier Versionen nebeneinander arbeiten, kann die ältere auf Angaben treffen, mit denen nur die neuere rechnet. Sie zeigt sie, wie sie sind, und rechnet nicht damit. Erneut fragen, sobald alle die neuere ausführen.',
    },
  },
});

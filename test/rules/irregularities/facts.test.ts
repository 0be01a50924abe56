import { INCIDENT_KINDS, readFact, readFacts } from '../../../src/rules';

const { facts: dealt } = INCIDENT_KINDS['wrong-card-count-dealt'];
const { facts: outOfTurn } = INCIDENT_KINDS['deal-out-of-turn'];
const { facts: laid } = INCIDENT_KINDS['skat-not-laid-in-turn'];
const { facts: held } = INCIDENT_KINDS['wrong-hand-count'];
const { facts: turned } = INCIDENT_KINDS['jack-turned'];
const { facts: announced } = INCIDENT_KINDS.announcement;

test.each([
  ['a seat letter of the table becomes its number', outOfTurn.due, 'B', 2],
  ['a list of seat letters becomes numbers', outOfTurn.order, ['A', 'B', 'C'], [1, 2, 3]],
  [
    'a record by letters of the deal becomes one by seats',
    dealt.hands,
    { V: 11, M: 10 },
    { forehand: 11, middlehand: 10 },
  ],
  ['an older plural is read as a side', held.counts, { adversaries: [10, 10] }, { opponents: [10, 10] }],
  ['a list may mix numbers and a word', laid.order, [3, 'skat', 4, 3], [3, 'skat', 4, 3]],
  ['a short ten becomes a ten', turned.turned, 'HT', 'H10'],
  ['a word that the form knows stays though it is an older word for somebody', announced.announces, 'none', 'none'],
])('%s', (_title, form, value, read) => {
  expect(readFact(form, value)).toEqual(read);
});

test.each([
  ['a seat number beyond the table', outOfTurn.due, 7],
  ['a list with one thing of another form', laid.order, [3, 'skat', 'four']],
  ['a list that is too short', held.counts, { opponents: [10] }],
  ['a record with an unknown name', dealt.hands, { dealer: 10 }],
  ['a name that every object has', dealt.hands, { constructor: 10 }],
  ['a list where a record belongs', dealt.hands, [11, 10, 10]],
  ['nothing', dealt.hands, null],
  ['a fraction', outOfTurn.due, 1.5],
])('%s is no such fact', (_title, form, value) => {
  expect(readFact(form, value)).toBeUndefined();
});

test('counts of one side go to the situation beside each other, whatever their order', () => {
  const facts = { adversaryTrickPoints: 31, declarerTrickPoints: 48, skatPoints: 15, adversaryTricks: 3 };
  const situation = { cardPoints: { declarer: 48, opponents: 31 }, tricks: { opponents: 3 }, skatPoints: 15 };
  expect(readFacts(facts)).toEqual({ situation, incident: {} });
  expect(readFacts(Object.fromEntries(Object.entries(facts).toReversed()))).toEqual({ situation, incident: {} });
});

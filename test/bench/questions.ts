/** The questions of S3, as clients ask them. */
export const questions = {
  'contracts/value': {
    path: '/v1/contracts/value',
    body: {
      ruleset: 'isko-2022',
      bid: 33,
      contract: { game: 'suit', trump: 'S' },
      matadors: { with: 1 },
      outcome: { cardPoints: 75, tricks: 6 },
    },
  },
  'bids/validate': {
    path: '/v1/bids/validate',
    body: {
      ruleset: 'isko-2022',
      calls: [
        { seat: 'middlehand', call: 'bid', value: 18 },
        { seat: 'forehand', call: 'hold' },
        { seat: 'middlehand', call: 'bid', value: 20 },
        { seat: 'forehand', call: 'hold' },
        { seat: 'middlehand', call: 'pass' },
        { seat: 'rearhand', call: 'pass' },
      ],
    },
  },
} as const;

export type QuestionName = keyof typeof questions;
